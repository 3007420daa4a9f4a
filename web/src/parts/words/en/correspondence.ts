/** The words of tables where each is asked in turn, with hours to answer. */
export const correspondence = {
  answerTime: 'Time to answer',
  live: 'live, everybody at once',
  within: (hours: number) => `${hours} h for each answer`,
  explained: 'Each is asked in turn and answers when they come by; nobody has to be there.',
  silent: 'Stay silent',
  asked: (name: string, until: string) => `${name} is asked, until ${until}.`,
  youUntil: (until: string) => `until ${until}`,
  bidAsked: (lot: string) => `You are asked: bid for ${lot}, or stay silent.`,
  callMe: 'Call me when I am wanted',
};
