import type { Moment } from '../model/moment';
import type { View } from '../wire/protocol';

/** The classes of the page by what is on its stage; the styles arrange stage and dock by them. */
export function pageOf({ phase, turn, seat }: View, moment: Moment | undefined, forTwo: boolean): string {
  if (moment?.kind === 'trade') return 'tradepage clashpage';
  if (moment?.kind === 'kept' || moment?.kind === 'rat') return 'paypage';
  if (moment !== undefined) return 'momentpage';
  switch (phase.name) {
    case 'turn_choice':
      return `${forTwo ? 'duelpage' : 'auction'}${turn === seat ? ' turnpage' : ''}`;
    case 'bidding':
      return 'auction';
    case 'buying_right':
    case 'payment':
      return 'paypage';
    case 'offer':
    case 'answer':
      return 'tradepage';
    case 'countdown':
      return 'auction minepage';
    case 'rat_round':
      return 'auction ratpage';
    case 'division':
      return 'duelpage';
    case 'quartet_exclusion':
    case 'finished':
      return forTwo ? 'duelpage' : 'auction';
  }
}
