import type { Moment } from '../moments/moment';
import type { Phase } from '../wire/protocol';

/** The classes of the page by what is on its stage; the stylesheet arranges stage and dock by them. */
export function pageOf(phase: Phase, moment: Moment | undefined, myTurn: boolean): string {
  if (moment?.kind === 'trade') return 'tradepage revealpage';
  if (moment?.kind === 'kept') return 'paypage';
  if (moment !== undefined) return 'momentpage';
  switch (phase.name) {
    case 'turn_choice':
      return myTurn ? 'auction turnpage' : 'auction';
    case 'bidding':
      return 'auction';
    case 'buying_right':
    case 'payment':
      return 'paypage';
    case 'offer':
    case 'answer':
      return 'tradepage';
    case 'countdown':
    case 'rat_round':
    case 'division':
    case 'quartet_exclusion':
    case 'finished':
      return 'auction';
  }
}
