import { kindOf, moneyCard, pedigreeOf } from './card';
import { copiesOf, worthOf } from './edition';
import { cardsOf } from './lot';
import type { GameModel } from './model';
import { pilesOf, type GoingPile } from './trade';
import { sumOf } from './money/money';
import { passOver } from '../wire/unreachable';
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

/** An event that takes the stage for a few seconds; meanwhile nothing is asked. */
export type Moment =
  | PaydayEnd
  | QuartetEnd
  | { kind: 'race'; verdict: EventOf<'verdict'>; lot: CardId }
  | { kind: 'shown'; seat: Seat; hand: MoneyCards; amount: number }
  | { kind: 'short'; seat: Seat; hand: MoneyCards; cards: number }
  | { kind: 'pedigree'; seat: Seat; card: CardId }
  | SaleEnd
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
  /** The sum of the viewer's own money. */
  purse: HandedOut;
}

export interface SaleEnd {
  kind: 'sale';
  /**
   * The seat that gets the card, and the one that gets the money; null: nobody bid, and the auctioneer gets
   * it (C4.3).
   */
  buyer: Seat;
  payee: Seat | null;
  /** The auctioneer takes the card at the bid price (C4.6). */
  bought: boolean;
  /** An amount, or the number of claimed money cards; null if there was no bid. */
  price: { of: 'money' | 'cards'; much: number } | null;
  cards: CardId[];
  /** The money that was paid, as far as this viewer may know it. */
  paid: LaidPile;
  /** A player at the table buys or sells; bots' sales are shown for a shorter time. */
  ofPlayers: boolean;
  /** The viewer's money before and after, if they pay or receive it. */
  purse: HandedOut | undefined;
}

export interface TradeEnd {
  kind: 'trade';
  challenger: Seat;
  challenged: Seat;
  animal: AnimalId;
  count: number;
  /** The seat with the larger sum; null: equal sums. */
  winner: Seat | null;
  /** The seat that got the animals, which is the loser with rats (C6.9); null: nobody yet (C6.7). */
  taker: Seat | null;
  offer: LaidPile;
  /** Null: the offer was accepted. */
  counter: LaidPile | null;
  piles: readonly GoingPile[];
  /** The viewer's money before and after; undefined if the beginning was not seen. */
  purse: HandedOut | undefined;
  /** A player at the table trades: the result stays until they have read it. */
  ofPlayers: boolean;
  /** Next to nothing was offered and accepted, and this viewer may know it: the money. */
  bluff: MoneyCards | undefined;
}

export interface QuartetEnd {
  kind: 'quartet';
  seat: Seat;
  animal: AnimalId;
  /** The score if the game ended now, and the score just before; null: nothing. */
  score: Sheet | null;
  was: Sheet | null;
}

/** A sum of money before and after; no bid may exceed the sum of all hands (C4.9). */
export interface HandedOut {
  readonly before: number;
  readonly after: number;
}

export interface DivisionEnd {
  kind: 'division';
  /** The seat that looked, and kept the card or gave it away. */
  seat: Seat;
  kept: boolean;
  /** The cards or money that each of the two received, as far as this viewer may know it. */
  received: readonly Received[];
}

export interface Received {
  readonly seat: Seat;
  /** Absent: money that this viewer did not see (C10.4). */
  readonly card?: CardId;
}

/** A part of a step: the events, and the moment to show for them. */
export interface Part {
  readonly events: readonly GameEvent[];
  readonly moment: Moment | undefined;
}

/** Splits the latest step before each event that has a moment. `before` is the model before that step. */
export function partsOf(model: GameModel, before?: GameModel): Part[] {
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

/** Returns the moments of the latest step, in the order in which they happened. */
export const momentsOf = (model: GameModel, before?: GameModel): Moment[] =>
  partsOf(model, before).flatMap(({ moment }) => moment ?? []);

function momentsOfEvent(event: GameEvent, model: GameModel, before: GameModel | undefined): Moment[] {
  switch (event.name) {
    case 'turned_up':
      return pedigreeUp(event);
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
      return [kept(model, event)];
    case 'paid':
      return saleEnd(event, model);
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
  | 'seated bot_seated freed renamed away back slept reopened seen_enough passed pass_taken_back on_to_me lag stand_in paused resumed conducted pressed'
  | 'started turn skipped stopped over took took_pedigree'
  | 'raised called knocked sold bought auctioned_again auction_goes_on'
  | 'challenged offered countered tied'
  | 'counted_down claimed claim_sold claim_bought looked laid drew must_exclude excluded'
>;

/** A pedigree is shown before its countdown; other cards appear in the ring (C7.1). */
const pedigreeUp = ({ auctioneer, lot }: EventOf<'turned_up'>): Moment[] =>
  kindOf(lot).of === 'pedigree' ? [{ kind: 'pedigree', seat: auctioneer, card: lot }] : [];

function quartetEnd({ seat, animal }: EventOf<'quartet'>, model: GameModel, before?: GameModel): QuartetEnd {
  const score = (now?: GameModel) => now?.view?.so_far[seat] ?? null;
  return { kind: 'quartet', seat, animal, score: score(model), was: score(before) };
}

/** Whether a player sits at one of these seats, and has the table open. */
const hasPlayer = ({ table }: GameModel, ...seats: readonly Seat[]): boolean =>
  seats.some((seat) => {
    const info = table.seats[seat];
    return info?.kind === 'person' && !info.away;
  });

const kept = (model: GameModel, event: EventOf<'kept'>): SaleEnd => ({
  kind: 'sale',
  buyer: event.seat,
  payee: null,
  bought: false,
  price: null,
  cards: cardsOf(event),
  paid: { cards: 0 },
  ofPlayers: hasPlayer(model, event.seat),
  purse: undefined,
});

type Choice = EventOf<'sold'> | EventOf<'bought'> | EventOf<'claim_sold'> | EventOf<'claim_bought'>;
const choices = ['sold', 'bought', 'claim_sold', 'claim_bought'];

/** A lot that was sold, or bought by the auctioneer, is paid for and changes hands. */
function saleEnd({ payer, payee, cards, money }: EventOf<'paid'>, model: GameModel): Moment[] {
  const choice = model.log.findLast((event): event is Choice => choices.includes(event.name));
  if (choice === undefined) return [];
  const taken = model.latest.flatMap((event): CardId[] => {
    if (event.name === 'took' && event.from === null) return Array<CardId>(event.count).fill(event.animal);
    return event.name === 'took_pedigree' ? [pedigreeOf(event.animal)] : [];
  });
  const price =
    'amount' in choice
      ? { of: 'money' as const, much: choice.amount }
      : { of: 'cards' as const, much: choice.count };
  const bought = choice.name === 'bought' || choice.name === 'claim_bought';
  const paid = money === undefined ? { cards } : { cards, money };
  const ofPlayers = hasPlayer(model, payer, payee);
  const gain = new Map([
    [payee, sumOf(money ?? {})],
    [payer, -sumOf(money ?? {})],
  ]).get(model.you.seat ?? -1);
  const after = sumOf(model.view?.hand ?? {});
  const purse = gain === undefined ? undefined : { before: after - gain, after };
  return [{ kind: 'sale', buyer: payer, payee, bought, price, cards: taken, paid, ofPlayers, purse }];
}

function payday(model: GameModel, { animal, time, value }: EventOf<'payday'>): Moment {
  const after = model.view?.handed_out ?? 0;
  const before = after - value * (model.view?.seats ?? 0);
  const own = sumOf(model.view?.hand ?? {});
  const purse = { before: own - value, after: own };
  return { kind: 'payday', animal, time, value, handedOut: { before, after }, purse };
}

/** Claims of several hands; a won bid is shown in the ring. */
function raceEnd(model: GameModel, verdict: EventOf<'verdict'>): Moment[] {
  const [first] = verdict.presses;
  const lot = model.log.findLast((event) => event.name === 'turned_up')?.lot;
  const several = verdict.presses.length > 1 && first?.count !== undefined;
  return several && lot !== undefined ? [{ kind: 'race', verdict, lot }] : [];
}

function ratEnd({ seat, cards, money }: EventOf<'rat_money'>): Moment {
  return money === undefined ? { kind: 'rat', seat, cards } : { kind: 'rat', seat, cards, money };
}

function divisionEnd(model: GameModel, { seat, first }: EventOf<'divided'>): Moment {
  const received = model.latest.flatMap((event): Received[] => {
    if (event.name === 'took' && event.from === null) return [{ seat: event.seat, card: event.animal }];
    if (event.name === 'took_pedigree') return [{ seat: event.seat, card: pedigreeOf(event.animal) }];
    if (event.name !== 'drew') return [];
    const [value] = Object.keys(event.money ?? {});
    return [value === undefined ? { seat: event.seat } : { seat: event.seat, card: moneyCard(value) }];
  });
  return { kind: 'division', seat, kept: seat === first, received };
}

type TradeOutcome = Pick<TradeEnd, 'challenger' | 'challenged' | 'winner' | 'offer' | 'counter' | 'piles'>;

function tradeEnd(model: GameModel, outcome: TradeOutcome): Moment[] {
  const challenge = model.log.findLast(
    (event): event is EventOf<'challenged'> => event.name === 'challenged',
  );
  if (challenge === undefined) return [];
  const took = model.latest.find((event) => event.name === 'took' && event.from !== null);
  const taker = took?.name === 'took' ? took.seat : null;
  const { animal, cards: count } = challenge;
  const ofPlayers = hasPlayer(model, outcome.challenger, outcome.challenged);
  const bluff = outcome.counter === null ? bluffOf(model, challenge, outcome.offer) : undefined;
  return [{ kind: 'trade', animal, count, taker, purse: purseOf(model), ofPlayers, bluff, ...outcome }];
}

/** Returns accepted money that is worth less than a tenth of the animals. Rats are a loss. */
function bluffOf({ edition }: GameModel, { animal, cards }: EventOf<'challenged'>, { money }: LaidPile) {
  const worth = ((worthOf(edition, animal) ?? 0) * cards) / copiesOf(edition, animal);
  return money !== undefined && animal !== 'rat' && sumOf(money) * 10 < worth ? money : undefined;
}

function purseOf({ beforeTrade, view }: GameModel): TradeEnd['purse'] {
  if (beforeTrade === undefined || view === null) return undefined;
  return { before: sumOf(beforeTrade), after: sumOf(view.hand) };
}

export const isMine = (moment: Moment, me: Seat | null): boolean => {
  if (me === null) return false;
  if (moment.kind === 'trade') return moment.challenger === me || moment.challenged === me;
  if (moment.kind === 'sale') return moment.buyer === me || moment.payee === me;
  if (moment.kind === 'race') return moment.verdict.presses.some(({ seat }) => seat === me);
  return moment.kind === 'payday' || moment.kind === 'division' || moment.seat === me;
};

/** Returns the animal of which the player at `seat` has just completed a quartet. */
export const quartetAt = (moment: Moment | undefined, seat: Seat): AnimalId | undefined =>
  moment?.kind === 'quartet' && moment.seat === seat ? moment.animal : undefined;
