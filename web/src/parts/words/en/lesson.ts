/** What leads to the coach; its own words come when it speaks. */
export const lesson = {
  learn: 'Learn it in two minutes',
  table: 'First steps',
  goOn: 'Play with all ten animals',
  ask: 'Hint: what would a bot do here?',
};
