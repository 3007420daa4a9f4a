import { isMine, type Moment } from '../model/moment';
import type { Seat, View } from '../wire/protocol';

/** In these the others stay on the stage. */
export const seated: ReadonlySet<Moment['kind']> = new Set(['sale', 'payday', 'pedigree']);

/** Whether a moment has the stage; a quartet that somebody else completes has a ribbon at their seat. */
export const hasStage = (moment: Moment, me: Seat | null): boolean =>
  moment.kind !== 'quartet' || isMine(moment, me);

/** The classes of the page by what is on its stage; the styles arrange stage and dock by them. */
export function pageOf({ phase, turn, seat }: View, moment: Moment | undefined, forTwo: boolean): string {
  if (moment?.kind === 'trade') return 'tradepage clashpage';
  if (moment?.kind === 'rat') return 'paypage';
  if (moment !== undefined && seated.has(moment.kind)) return 'auction';
  if (moment !== undefined && hasStage(moment, seat)) return 'momentpage';
  switch (phase.name) {
    case 'turn_choice':
      return `${forTwo ? 'duelpage' : 'auction'}${turn === seat ? ' turnpage' : ''}`;
    case 'bidding':
      return 'auction';
    case 'buying_right':
      return phase.auctioneer === seat ? 'auction paypage' : 'auction';
    case 'payment':
      return phase.payer === seat ? 'auction paypage' : 'auction';
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
