import type { AnimalId, EventOf, LaidPile, MoneyCards, Seat } from '../wire/protocol';
import type { Model } from '../model/model';

/** Something that has just happened and is worth a few seconds on the stage; the dock stays free all the while. */
export type Moment =
  | { kind: 'payday'; animal: AnimalId; time: number; value: number }
  | { kind: 'quartet'; seat: Seat; animal: AnimalId }
  | { kind: 'shown'; seat: Seat; hand: MoneyCards; amount: number }
  | { kind: 'kept'; seat: Seat; lot: AnimalId }
  | TradeEnd;

export interface TradeEnd {
  kind: 'trade';
  challenger: Seat;
  challenged: Seat;
  animal: AnimalId;
  count: number;
  /** Null: equal sums. */
  winner: Seat | null;
  offer: LaidPile;
  /** Null: the offer was accepted. */
  counter: LaidPile | null;
}

/** The moments of the latest step, in the order in which they happened. */
export function momentsOf(model: Model): Moment[] {
  return model.latest.flatMap((event): Moment[] => {
    switch (event.name) {
      case 'payday':
        return [{ kind: 'payday', animal: event.animal, time: event.time, value: event.value }];
      case 'quartet':
        return [{ kind: 'quartet', seat: event.seat, animal: event.animal }];
      case 'showed_hand':
        return [{ kind: 'shown', seat: event.seat, hand: event.hand, amount: event.amount }];
      case 'kept':
        return [{ kind: 'kept', seat: event.seat, lot: event.lot }];
      case 'accepted': {
        const { challenger, challenged, cards, money } = event;
        const offer = money === undefined ? { cards } : { cards, money };
        return tradeEnd(model, { challenger, challenged, winner: challenger, offer, counter: null });
      }
      case 'revealed': {
        const { challenger, challenged, winner, offer, counter } = event;
        return tradeEnd(model, { challenger, challenged, winner, offer, counter });
      }
      default:
        return [];
    }
  });
}

type TradeOutcome = Omit<TradeEnd, 'kind' | 'animal' | 'count'>;

function tradeEnd(model: Model, outcome: TradeOutcome): Moment[] {
  const challenge = model.log.findLast(
    (event): event is EventOf<'challenged'> => event.name === 'challenged',
  );
  if (challenge === undefined) return [];
  return [{ kind: 'trade', animal: challenge.animal, count: challenge.cards, ...outcome }];
}

export const isMine = (moment: Moment, me: Seat | null): boolean => {
  if (me === null) return false;
  if (moment.kind === 'trade') return moment.challenger === me || moment.challenged === me;
  return moment.kind === 'payday' || moment.seat === me;
};

/** How long a moment stands, in milliseconds at normal speed: longer for those whom it concerns. */
export function duration(moment: Moment, mine: boolean): number {
  switch (moment.kind) {
    case 'payday':
      return 3000;
    case 'quartet':
      return mine ? 2500 : 1500;
    case 'shown':
      return 3500;
    case 'kept':
      return 1500;
    case 'trade':
      return mine ? 9000 : 2500;
  }
}
