/** The words for a game that is played on from where another stood. */
export const playingOn = {
  fromHere: 'Play on from here',
  playOnAs: 'Play on as',
  table: (step: number) => `From step ${step} on`,
  own: (step: number) => `A game of its own from step ${step} on. What was played stays as it was.`,
  back: 'Back to the replay',
  failed: (why: string) => `This cannot be played on here. ${why}`,
};
