import type { OptionOf } from '../../wire/protocol';

type BidOption = OptionOf<'bid'>;

export interface QuickBid {
  readonly amount: number;
  /** How much it is above what stands. */
  readonly rise: number;
}

const rises = [10, 20, 50];

/** The three bids under the thumb, each a step above what stands; only those that the server allows. */
export function quickBids({ from, to, step }: BidOption): QuickBid[] {
  const standing = from - step;
  return rises.map((rise) => ({ amount: standing + rise, rise })).filter(({ amount }) => amount <= to);
}

/** The nearest amount that may be bid, also when the price has just run past the chosen one. */
export function amountIn({ from, to, step }: BidOption, wanted: number): number {
  const steps = Math.round((wanted - from) / step);
  return Math.min(to, Math.max(from, from + steps * step));
}
