import { moneyInWords } from './reading';
import type { Messages } from '../i18n/locale.svelte';
import { pedigreeOf } from '../../model/card';
import type { GameModel } from '../../model/model';
import { countOf, sumOf } from '../../model/money/money';
import { whoAt } from './names';
import { unreachable } from '../../wire/unreachable';
import type { EventsNamed, MoneyCards, Seat } from '../../wire/protocol';

type ClaimEvent = EventsNamed<'counted_down claimed claim_sold claim_bought showed_too_few took_pedigree'>;
type RatEvent = EventsNamed<'laid rat_money must_exclude excluded'>;
type DivisionEvent = EventsNamed<'looked divided drew'>;
export type MasterEvent = ClaimEvent | RatEvent | DivisionEvent;

const moneyIn = (money: MoneyCards | undefined) => (money === undefined ? undefined : moneyInWords(money));

/**
 * Sentences that only Master and its duel need: pedigrees, rats, divisions, and the quartet that does not
 * count.
 */
export function masterSentence(event: MasterEvent, model: GameModel, t: Messages): string | undefined {
  const who = (seat: Seat) => whoAt(model, seat);
  switch (event.name) {
    case 'counted_down':
      return t.story.countedDown(event.count);
    case 'claimed':
      return t.story.claimed(who(event.seat), event.count);
    case 'claim_sold':
      return t.story.claimSold(who(event.claimant), event.count);
    case 'claim_bought':
      return t.story.claimBought(who(event.auctioneer), who(event.claimant), event.count);
    case 'showed_too_few':
      return t.story.showedTooFew(who(event.seat), sumOf(event.hand), countOf(event.hand), event.cards);
    case 'took_pedigree':
      return t.story.tookPedigree(who(event.seat), t.card(pedigreeOf(event.animal)).the);
    default:
      return ratSentence(event, model, t);
  }
}

function ratSentence(event: RatEvent | DivisionEvent, model: GameModel, t: Messages): string | undefined {
  const who = (seat: Seat) => whoAt(model, seat);
  switch (event.name) {
    case 'laid':
      return t.story.laidOnRat(who(event.seat), moneyIn(event.money));
    case 'rat_money':
      return t.story.ratMoney(who(event.seat), event.cards, moneyIn(event.money));
    case 'must_exclude':
      return t.story.mustExclude(who(event.seat));
    case 'excluded':
      return t.story.excluded(who(event.seat), t.card(event.animal).many);
    default:
      return divisionSentence(event, model, t);
  }
}

function divisionSentence(event: DivisionEvent, model: GameModel, t: Messages): string | undefined {
  const who = (seat: Seat) => whoAt(model, seat);
  switch (event.name) {
    case 'looked':
      return t.story.looked(who(event.seat));
    case 'divided':
      return t.story.divided(who(event.seat), event.seat === event.first, who(event.first));
    case 'drew':
      return t.story.drew(who(event.seat), event.cards, moneyIn(event.money));
    default:
      unreachable(event);
      return undefined;
  }
}
