/**
 * Some names as one phrase, `and` before the last of them: 'Anna, Ben and Cleo'. The browser's own Intl.ListFormat takes
 * a slow phone a tenth of a second to make, in the middle of the first visit.
 */
export const listWith =
  (and: string) =>
  (names: readonly string[]): string =>
    [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(` ${and} `);
