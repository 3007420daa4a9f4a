import { ruleIn } from '../editions/rule-fields';
import type { Edition, EventOf, LaidPile, Seat } from '../wire/protocol';

/** What one laid in a trade, and to whom it goes. */
export interface GoingPile {
  readonly from: Seat;
  readonly to: Seat;
  readonly pile: LaidPile;
}

/** Where the two piles of a trade go: across, or only the winner's, or both back (C6.6 to C6.8). */
export function pilesOf(
  { challenger, challenged, winner, offer, counter }: EventOf<'revealed'>,
  edition: Edition,
): readonly GoingPile[] {
  const crosses = (seat: Seat) => ruleIn(edition.rules, 'settlement') === 'exchange' || seat === winner;
  const goes = (seat: Seat, other: Seat) => (crosses(seat) ? other : seat);
  return [
    { from: challenger, to: goes(challenger, challenged), pile: offer },
    { from: challenged, to: goes(challenged, challenger), pile: counter },
  ];
}
