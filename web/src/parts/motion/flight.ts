import type { Model } from '../../model/model';
import { pilesOf } from '../../model/trade';
import { cardsOf } from '../../model/money/money';
import { pedigreeOf } from '../../model/card';
import { passOver } from '../../wire/unreachable';
import type { AnimalId, CardId, EventsNamed, GameEvent, MoneyCards, Seat } from '../../wire/protocol';

/** Places on the page; an element marks its place by `data-place`. */
export type Anchor = 'card' | 'pile' | `seat-${Seat}` | `purse-${Seat}` | `laid-${Seat}` | `payday-${Seat}`;

/** An object that moves from one place on the page to another. */
export type Flight =
  | { readonly what: 'turning'; readonly from: 'pile'; readonly to: 'card' }
  | {
      readonly what: 'animals';
      readonly from: Anchor;
      readonly to: Anchor;
      readonly animal: AnimalId;
      /** The front of the card: the animal, or its pedigree. */
      readonly card: CardId;
    }
  | {
      readonly what: 'money';
      readonly from: Anchor;
      readonly to: Anchor;
      /** Their values; null is a back, if this viewer may not see the value. */
      readonly cards: readonly (number | null)[];
    };

type AnimalFlight = Extract<Flight, { what: 'animals' }>;

/** More cards would show nothing more. */
const mostCards = 6;

/** Returns the movements of the latest step, as this viewer may see them. */
export const flightsOf = (model: Model): Flight[] =>
  model.latest.flatMap((event) => flightsOfOne(event, model));

function flightsOfOne(event: GameEvent, model: Model): Flight[] {
  switch (event.name) {
    case 'turned_up':
      return [{ what: 'turning', from: 'pile', to: 'card' }];
    case 'took':
      return [animals('card', `seat-${event.seat}`, event.animal)];
    case 'took_pedigree':
      return [{ ...animals('card', `seat-${event.seat}`, event.animal), card: pedigreeOf(event.animal) }];
    case 'challenged':
      return [event.challenger, event.challenged].map((seat) =>
        animals(`seat-${seat}`, 'card', event.animal),
      );
    case 'payday':
      return (model.view?.cards ?? []).map((_, seat) =>
        money(`payday-${seat}`, `purse-${seat}`, [event.value]),
      );
    case 'paid':
      return [money(`purse-${event.payer}`, `purse-${event.payee}`, seen(event))];
    case 'offered':
      return [money(`purse-${event.challenger}`, `laid-${event.challenger}`, seen(event))];
    case 'laid':
      return [money(`purse-${event.seat}`, 'card', seen(event))];
    case 'rat_money':
      return [money('card', `purse-${event.seat}`, seen(event))];
    case 'drew':
      return [money('pile', `purse-${event.seat}`, seen(event))];
    case 'accepted':
    case 'revealed':
      return pilesOf(event).map(({ from, to, pile }) => money(`laid-${from}`, `purse-${to}`, seen(pile)));
    default:
      passOver<Still>(event);
      return [];
  }
}

/** Events that move nothing on the page, or whose movement another event shows. */
type Still = EventsNamed<
  | 'seated bot_seated freed renamed away back slept reopened seen_enough passed pass_taken_back on_to_me lag stand_in paused resumed conducted pressed verdict'
  | 'started turn skipped stopped over quartet took_bonus'
  | 'raised called kept knocked sold bought showed_hand auctioned_again auction_goes_on'
  | 'countered tied counted_down claimed claim_sold claim_bought showed_too_few'
  | 'looked divided must_exclude excluded'
>;

const animals = (from: Anchor, to: Anchor, animal: AnimalId): AnimalFlight => ({
  what: 'animals',
  from,
  to,
  animal,
  card: animal,
});

const money = (from: Anchor, to: Anchor, values: readonly (number | null)[]): Flight => ({
  what: 'money',
  from,
  to,
  cards: values.slice(0, mostCards),
});

/**
 * Returns cards by their values if known, otherwise that number of backs; one back if even the number is
 * unknown.
 */
const seen = ({ cards = 1, money }: { cards?: number; money?: MoneyCards }): (number | null)[] =>
  money === undefined ? Array.from({ length: cards }, () => null) : cardsOf(money);
