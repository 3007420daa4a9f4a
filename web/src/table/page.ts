import { isAuction } from '../model/auction';
import { isMine, type Moment } from '../model/moment';
import type { Seat, View } from '../wire/protocol';

/** The moments during which the other players stay on the stage. */
export const seated: ReadonlySet<Moment['kind']> = new Set(['sale', 'payday', 'pedigree']);

/** Whether a moment takes the stage; a quartet of another player has a ribbon at their seat. */
export const hasStage = (moment: Moment, me: Seat | null): boolean =>
  moment.kind !== 'quartet' || isMine(moment, me);

/**
 * The words of the page's `data-page`, by the content of its stage; the styles arrange stage and dock by
 * them.
 */
export function pageOf(view: View, moment: Moment | undefined, forTwo: boolean): string {
  const { phase, turn, seat } = view;
  if (moment?.kind === 'trade') return 'clash';
  if (moment?.kind === 'rat') return 'pay';
  if (moment !== undefined && seated.has(moment.kind)) return 'auction';
  if (moment !== undefined && hasStage(moment, seat)) return 'moment';
  switch (phase.name) {
    case 'turn_choice':
      return `${forTwo ? 'duel' : 'auction'}${turn === seat ? ' turn' : ''}`;
    case 'bidding':
    case 'buying_right':
    case 'payment':
      return isAuction(view) ? 'auction lot' : 'auction pay';
    case 'offer':
    case 'answer':
      return 'trade';
    case 'countdown':
      return 'auction countdown';
    case 'rat_round':
      return 'auction rat';
    case 'division':
      return 'duel';
    case 'quartet_exclusion':
    case 'finished':
      return forTwo ? 'duel' : 'auction';
  }
}
