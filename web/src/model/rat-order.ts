import type { PhaseOf, Seat } from '../wire/protocol';

/** One seat in the round of a rat: the number of cards that it has laid so far. */
export interface RatTurn {
  readonly seat: Seat;
  readonly laid: number;
  readonly now: boolean;
  /** The auctioneer, who comes last. */
  readonly last: boolean;
}

/**
 * Returns the order of asking, from the auctioneer's left (C8.1). A seat that was asked and passed on the rat
 * has laid a card; so the number is enough.
 */
export function orderOf(round: PhaseOf<'rat_round'>, seats: number): RatTurn[] {
  const order = Array.from({ length: seats }, (_, step) => (round.auctioneer + 1 + step) % seats);
  const at = order.indexOf(round.asked);
  const laps = Math.floor(round.laid / seats);
  return order.map((seat, place) => ({
    seat,
    laid: laps + (place < at ? 1 : 0),
    now: place === at,
    last: seat === round.auctioneer,
  }));
}
