import type { OptionOf } from '../../wire/protocol';

type BidOption = OptionOf<'bid'>;

export interface QuickBid {
  readonly amount: number;
  /** The difference to the standing bid. */
  readonly rise: number;
}

const rises = [10, 20, 50];

/** Returns the three quick bids, each a step above the standing one; only those that the server allows. */
export function quickBids({ from, to, step }: BidOption): QuickBid[] {
  const standing = from - step;
  return rises.map((rise) => ({ amount: standing + rise, rise })).filter(({ amount }) => amount <= to);
}

/** Returns the nearest amount that may be bid, also if the price has just passed the chosen one. */
export function amountIn({ from, to, step }: BidOption, wanted: number): number {
  const steps = Math.round((wanted - from) / step);
  return Math.min(to, Math.max(from, from + steps * step));
}
