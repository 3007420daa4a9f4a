/** The words of a report about somebody at the table. */
export const report = {
  title: 'Block or report somebody',
  whom: 'Whom',
  words: 'What happened? (if you like)',
  explained:
    'Who keeps this server reads your words, and what was said at this table as you could see it. Nobody else is told.',
  send: 'Report',
  thanks: 'Thank you; it is reported.',
  tooMany: 'You have reported enough for now.',
  other: (message: string) => `That did not work: ${message}`,
};
