/** Who of a group solved the puzzle of the day. */
export const groupPuzzles = {
  lead: 'The first try of each day counts. What is shown is who was right, never which choice it was.',
  who: 'Who are you in this group?',
  itsMe: 'That is me',
  me: (name: string) =>
    `On this device you are ${name}. Your first tries are entered by themselves, those of the last week too.`,
  notMe: 'That is not me',
  nobody: 'The group has no players yet. Write them down on the score pad first.',
  noTries: 'Nobody has tried one yet.',
  table: 'Who solved it',
  player: 'Player',
  streak: 'In a row',
  solved: 'Solved',
  solvedOf: (some: number, all: number) => `${some} of ${all}`,
  notTried: 'not tried',
  span: (days: number) => `“Solved” counts the last ${days} days.`,
  in: (group: string) => `${group}: who solved it`,
};
