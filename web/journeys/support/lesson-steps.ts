/** One press for each question of a step, in their order. */
export const presses: readonly (readonly RegExp[])[] = [
  [/^Auction a card/],
  [/100/, /^Pay \d/],
  [/^Sell/],
  [/^Auction a card/],
  [/^One zero/, /^Offer/],
  [/^All/, /^Offer/],
];
/** The headings of the steps. */
export const titles = [
  'Make a second quartet',
  'Bid more than Otto',
  'Sell it, or buy it',
  'Take your payday',
  'Win a pig with nothing',
  'A tie: offer again',
];
