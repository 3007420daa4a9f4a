import { moneyCard, pedigreeOf } from './card';
import { cardsOf } from './lot';
import type { Model } from './model';
import { pilesOf, type GoingPile } from './trade';
import { sumOf } from './money/money';
import { passOver, unreachable } from '../wire/unreachable';
import type {
  AnimalId,
  CardId,
  EventOf,
  EventsNamed,
  GameEvent,
  LaidPile,
  MoneyCards,
  Seat,
  Sheet,
} from '../wire/protocol';

/** Something that has just happened and is worth a few seconds on the stage; meanwhile nothing is asked. */
export type Moment =
  | PaydayEnd
  | QuartetEnd
  | { kind: 'race'; verdict: EventOf<'verdict'>; lot: CardId }
  | { kind: 'shown'; seat: Seat; hand: MoneyCards; amount: number }
  | { kind: 'short'; seat: Seat; hand: MoneyCards; cards: number }
  | { kind: 'kept'; seat: Seat; cards: CardId[] }
  | { kind: 'rat'; seat: Seat; cards: number; money?: MoneyCards }
  | { kind: 'bonus'; seat: Seat }
  | DivisionEnd
  | TradeEnd;

export interface PaydayEnd {
  kind: 'payday';
  animal: AnimalId;
  time: number;
  value: number;
  handedOut: HandedOut;
}

export interface TradeEnd {
  kind: 'trade';
  challenger: Seat;
  challenged: Seat;
  animal: AnimalId;
  count: number;
  /** Who laid more; null: equal sums. */
  winner: Seat | null;
  /** Who got the animals, which goes the other way with rats (C6.9); null: nobody yet (C6.7). */
  taker: Seat | null;
  offer: LaidPile;
  /** Null: the offer was accepted. */
  counter: LaidPile | null;
  piles: readonly GoingPile[];
  /** The viewer's money before and after; undefined where the beginning was not seen. */
  purse: { before: number; after: number } | undefined;
}

export interface QuartetEnd {
  kind: 'quartet';
  seat: Seat;
  animal: AnimalId;
  /** What they would score if the game ended now, and what it was just before; null: nothing. */
  score: Sheet | null;
  was: Sheet | null;
}

/** The sum of all money in hands before and after, which no bid may exceed (C4.9). */
export interface HandedOut {
  readonly before: number;
  readonly after: number;
}

export interface DivisionEnd {
  kind: 'division';
  /** Who looked, and kept the card or gave it. */
  seat: Seat;
  kept: boolean;
  /** What each of the two received, as this viewer may know it. */
  received: readonly Received[];
}

export interface Received {
  readonly seat: Seat;
  /** Absent: money that this viewer did not see (C10.4). */
  readonly card?: CardId;
}

/** A part of a step: what happened, and what of it is worth a moment. */
export interface Part {
  readonly events: readonly GameEvent[];
  readonly moment: Moment | undefined;
}

/** The latest step, cut before each event that is worth a moment. `before` is the model before that step. */
export function partsOf(model: Model, before?: Model): Part[] {
  const parts: Part[] = [];
  let waiting: GameEvent[] = [];
  for (const event of model.latest) {
    const moments = momentsOfEvent(event, model, before);
    const last = parts.at(-1);
    if (moments.length === 0 && last !== undefined)
      parts[parts.length - 1] = { ...last, events: [...last.events, event] };
    else if (moments.length === 0) waiting.push(event);
    for (const moment of moments) {
      parts.push({ events: [...waiting, event], moment });
      waiting = [];
    }
  }
  return parts.length === 0 ? [{ events: waiting, moment: undefined }] : parts;
}

/** The moments of the latest step, in the order in which they happened. */
export const momentsOf = (model: Model, before?: Model): Moment[] =>
  partsOf(model, before).flatMap(({ moment }) => moment ?? []);

function momentsOfEvent(event: GameEvent, model: Model, before: Model | undefined): Moment[] {
  switch (event.name) {
    case 'payday':
      return [payday(model, event)];
    case 'quartet':
      return [quartetEnd(event, model, before)];
    case 'verdict':
      return raceEnd(model, event);
    case 'showed_hand':
      return [{ kind: 'shown', seat: event.seat, hand: event.hand, amount: event.amount }];
    case 'showed_too_few':
      return [{ kind: 'short', seat: event.seat, hand: event.hand, cards: event.cards }];
    case 'took_bonus':
      return [{ kind: 'bonus', seat: event.seat }];
    case 'rat_money':
      return [ratEnd(event)];
    case 'divided':
      return [divisionEnd(model, event)];
    case 'kept':
      return [{ kind: 'kept', seat: event.seat, cards: cardsOf(event) }];
    case 'accepted': {
      const { challenger, challenged, cards, money } = event;
      const offer = money === undefined ? { cards } : { cards, money };
      const piles = pilesOf(event);
      return tradeEnd(model, { challenger, challenged, winner: challenger, offer, counter: null, piles });
    }
    case 'revealed': {
      const { challenger, challenged, winner, offer, counter } = event;
      const piles = pilesOf(event);
      return tradeEnd(model, { challenger, challenged, winner, offer, counter, piles });
    }
    default:
      passOver<WithoutMoment>(event);
      return [];
  }
}

type WithoutMoment = EventsNamed<
  | 'seated bot_seated freed away back slept reopened seen_enough passed pass_taken_back lag stand_in paused resumed conducted pressed'
  | 'started turn skipped turned_up stopped over took took_pedigree paid'
  | 'raised called knocked sold bought auctioned_again auction_goes_on'
  | 'challenged offered countered tied'
  | 'counted_down claimed claim_sold claim_bought looked laid drew must_exclude excluded'
>;

function quartetEnd({ seat, animal }: EventOf<'quartet'>, model: Model, before?: Model): QuartetEnd {
  const score = (now?: Model) => now?.view?.so_far[seat] ?? null;
  return { kind: 'quartet', seat, animal, score: score(model), was: score(before) };
}

function payday(model: Model, { animal, time, value }: EventOf<'payday'>): Moment {
  const after = model.view?.handed_out ?? 0;
  const before = after - value * (model.view?.seats ?? 0);
  return { kind: 'payday', animal, time, value, handedOut: { before, after } };
}

/** Claims of several hands; what a bid won is seen in the ring. */
function raceEnd(model: Model, verdict: EventOf<'verdict'>): Moment[] {
  const [first] = verdict.presses;
  const lot = model.log.findLast((event) => event.name === 'turned_up')?.lot;
  const several = verdict.presses.length > 1 && first?.count !== undefined;
  return several && lot !== undefined ? [{ kind: 'race', verdict, lot }] : [];
}

function ratEnd({ seat, cards, money }: EventOf<'rat_money'>): Moment {
  return money === undefined ? { kind: 'rat', seat, cards } : { kind: 'rat', seat, cards, money };
}

function divisionEnd(model: Model, { seat, first }: EventOf<'divided'>): Moment {
  const received = model.latest.flatMap((event): Received[] => {
    if (event.name === 'took' && event.from === null) return [{ seat: event.seat, card: event.animal }];
    if (event.name === 'took_pedigree') return [{ seat: event.seat, card: pedigreeOf(event.animal) }];
    if (event.name !== 'drew') return [];
    const [value] = Object.keys(event.money ?? {});
    return [value === undefined ? { seat: event.seat } : { seat: event.seat, card: moneyCard(value) }];
  });
  return { kind: 'division', seat, kept: seat === first, received };
}

type TradeOutcome = Omit<TradeEnd, 'kind' | 'animal' | 'count' | 'taker' | 'purse'>;

function tradeEnd(model: Model, outcome: TradeOutcome): Moment[] {
  const challenge = model.log.findLast(
    (event): event is EventOf<'challenged'> => event.name === 'challenged',
  );
  if (challenge === undefined) return [];
  const took = model.latest.find((event) => event.name === 'took' && event.from !== null);
  const taker = took?.name === 'took' ? took.seat : null;
  const { animal, cards: count } = challenge;
  return [{ kind: 'trade', animal, count, taker, purse: purseOf(model), ...outcome }];
}

function purseOf({ beforeTrade, view }: Model): TradeEnd['purse'] {
  if (beforeTrade === undefined || view === null) return undefined;
  return { before: sumOf(beforeTrade), after: sumOf(view.hand) };
}

export const isMine = (moment: Moment, me: Seat | null): boolean => {
  if (me === null) return false;
  if (moment.kind === 'trade') return moment.challenger === me || moment.challenged === me;
  if (moment.kind === 'race') return moment.verdict.presses.some(({ seat }) => seat === me);
  return moment.kind === 'payday' || moment.kind === 'division' || moment.seat === me;
};

/** How long a moment stands, in milliseconds, beside others of the same step: the table says how long all of them do. */
export function lengthOf(moment: Moment): number {
  switch (moment.kind) {
    case 'payday':
      return 2000;
    case 'quartet':
    case 'shown':
    case 'short':
    case 'bonus':
      return 2500;
    case 'race':
    case 'division':
      return 2200;
    case 'rat':
    case 'kept':
      return 1500;
    case 'trade':
      return 3000;
    default:
      unreachable(moment);
      return 0;
  }
}
