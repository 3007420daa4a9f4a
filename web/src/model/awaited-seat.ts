import { unreachable } from '../wire/unreachable';
import type { Phase, Seat } from '../wire/protocol';

/** Returns the seat that must decide; undefined if several may, or none. */
export function awaitedSeat(phase: Phase, turn: Seat): Seat | undefined {
  switch (phase.name) {
    case 'turn_choice':
      return turn;
    case 'buying_right':
      return phase.auctioneer;
    case 'payment':
      return phase.payer;
    case 'offer':
      return phase.challenger;
    case 'answer':
      return phase.challenged;
    case 'rat_round':
      return phase.asked;
    case 'division':
    case 'quartet_exclusion':
      return phase.seat;
    case 'bidding':
    case 'countdown':
    case 'finished':
      return undefined;
    default:
      unreachable(phase);
      return undefined;
  }
}
