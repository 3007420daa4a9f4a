import { awaitedSeat } from './awaited-seat';
import { characters } from './characters.gen';
import { cardsOf } from './lot';
import { worthOf } from './edition';
import type { Model } from './model';
import type { AnimalId, Edition, EventOf, GameEvent, Phase, Said, Seat } from '../wire/protocol';

/** The occasions for a bot's line. */
export const occasions = [
  'gloats',
  'groans',
  'caught',
  'robbed',
  'beaten',
  'accepts',
  'overbids',
  'mine',
  'rat',
  'quartet',
  'waits',
  'wins',
  'loses',
] as const;
export type Occasion = (typeof occasions)[number];

/** The bots with lines of their own. */
const talkers: ReadonlySet<string> = new Set(characters.map(({ kind }) => kind));

/** The percentage of such occasions that get a line. */
const talkative: Readonly<Record<Occasion, number>> = {
  gloats: 70,
  groans: 50,
  caught: 95,
  robbed: 80,
  beaten: 80,
  accepts: 70,
  overbids: 70,
  mine: 70,
  rat: 70,
  quartet: 90,
  waits: 60,
  wins: 100,
  loses: 100,
};

export interface Remark {
  readonly seat: Seat;
  readonly bot: string;
  readonly occasion: Occasion;
  /** Selects the first line to try, by the remainder; the same on every screen. */
  readonly place: number;
  /** The event that it comments on; the log shows it after that. */
  readonly to: GameEvent | undefined;
}

/** Milliseconds of the table's time between two lines of any bots. */
export const quietFor = 24_000;

/** Milliseconds without an event after which a bot comments on the wait. */
export const patience = 45_000;

interface Place {
  readonly seat: Seat;
  readonly occasion: Occasion;
}

/**
 * The lines of the bots in one game. They follow only from the table and from what all players have seen, so
 * they are the same on every screen, and no line can reveal more than the table knows.
 */
export class Conversation {
  readonly #edition: Edition;
  #table: Model['table'];
  /** The occasions on which a character has spoken: once in a game, so that its lines last for an evening. */
  readonly #lastPlaces = new Set<string>();
  /** The public events of this turn, as a number. */
  #turn = 0;
  /** Bots say at most one line in a turn. */
  #spoke = false;
  #lot: EventOf<'turned_up'> | undefined;
  #bidders: Seat[] = [];
  #trade: EventOf<'challenged'> | undefined;

  constructor({ table, edition }: Model) {
    this.#table = table;
    this.#edition = edition;
  }

  /** Call when players may have changed their seats. */
  follow(table: Model['table']): void {
    this.#table = table;
  }

  /** Call with each event in order. Returns a bot's line on it, if there is one. */
  reactTo(event: GameEvent): Remark | undefined {
    this.#note(event);
    return this.#choose(this.#occasionsOf(event), event);
  }

  /** Returns a bot's line on a long wait for a person. */
  wait(phase: Phase, turn: Seat): Remark | undefined {
    const awaited = this.#table.seats[awaitedSeat(phase, turn) ?? -1];
    if (awaited?.kind !== 'person' || awaited.away) return undefined;
    const places = this.#table.seats.map((_, seat) => ({ seat, occasion: 'waits' as const }));
    return this.#choose(places, undefined);
  }

  #note(event: GameEvent): void {
    switch (event.name) {
      case 'turn':
        this.#turn = hash(`${this.#table.id} ${this.#table.game} ${event.seat}`);
        this.#spoke = false;
        this.#bidders = [];
        return;
      case 'turned_up':
        this.#lot = event;
        this.#mix(event.lot);
        return;
      case 'auctioned_again':
        this.#bidders = [];
        return;
      case 'raised':
        this.#bidders = [...this.#bidders.filter((seat) => seat !== event.seat), event.seat];
        this.#mix(`${event.seat} ${event.amount}`);
        return;
      case 'claimed':
        this.#mix(`${event.seat} ${event.count}`);
        return;
      case 'challenged':
        this.#trade = event;
        this.#mix(`${event.challenged} ${event.animal}`);
        return;
      default:
    }
  }

  #mix(text: string): void {
    this.#turn = hash(`${this.#turn} ${text}`);
  }

  /** Returns the line of one of them: by lot, and only of a character that has not said too much. */
  #choose(places: readonly Place[], to: GameEvent | undefined): Remark | undefined {
    const ends = to?.name === 'over';
    if (this.#spoke && !ends) return undefined;
    const drawn = places
      .map((place) => ({ ...place, lot: hash(`${this.#turn} ${place.seat} ${place.occasion}`) }))
      .toSorted((one, other) => one.lot - other.lot);
    for (const { seat, occasion, lot } of drawn) {
      const info = this.#table.seats[seat];
      if (info?.kind !== 'bot' || !talkers.has(info.bot) || lot % 100 >= talkative[occasion]) continue;
      const key = `${info.bot} ${occasion}`;
      if (this.#lastPlaces.has(key)) continue;
      this.#lastPlaces.add(key);
      this.#spoke = true;
      const place = (hash(`${this.#table.id} ${key}`) % 60) + this.#table.game;
      return { seat, bot: info.bot, occasion, place, to };
    }
    return undefined;
  }

  #occasionsOf(event: GameEvent): Place[] {
    const one = (seat: Seat, occasion: Occasion) => [{ seat, occasion }];
    switch (event.name) {
      case 'knocked': {
        const second = this.#bidders.findLast((seat) => seat !== event.to);
        return second === undefined ? [] : one(second, 'groans');
      }
      case 'sold':
        return this.#isExpensive(event.amount) ? one(event.bidder, 'overbids') : [];
      case 'bought':
        return this.#isExpensive(event.amount) ? one(event.auctioneer, 'overbids') : [];
      case 'showed_hand':
      case 'showed_too_few':
        return one(event.seat, 'caught');
      case 'claimed':
        return one(event.seat, 'mine');
      case 'accepted':
        return this.#isOverRats() ? [] : one(event.challenged, 'accepts');
      case 'revealed':
        return this.#traded(event);
      case 'took':
        return event.animal === 'rat' ? one(event.seat, 'rat') : [];
      case 'quartet':
        return event.animal === 'rat' ? [] : one(event.seat, 'quartet');
      case 'over':
        return this.#table.seats.map((_, seat) => ({
          seat,
          occasion: event.winners.includes(seat) ? 'wins' : 'loses',
        }));
      default:
        return [];
    }
  }

  #traded({ challenger, challenged, winner }: EventOf<'revealed'>): Place[] {
    if (winner === null || this.#isOverRats()) return [];
    const loser = winner === challenger ? challenged : challenger;
    return [
      { seat: winner, occasion: 'gloats' },
      { seat: loser, occasion: loser === challenger ? 'beaten' : 'robbed' },
    ];
  }

  /** The winner of a trade over rats gets rid of them, and has received nothing (C6.9). */
  #isOverRats(): boolean {
    return this.#trade?.animal === 'rat';
  }

  /** A third of a quartet's worth is expensive for one of its cards. */
  #isExpensive(amount: number): boolean {
    const cards = this.#lot === undefined ? [] : cardsOf(this.#lot);
    const worth = cards.reduce((sum, card) => sum + (worthOf(this.#edition, card) ?? 0), 0);
    return amount >= 100 && amount * 3 >= worth;
  }
}

/**
 * Returns a number that is evenly distributed and always the same for the same text: FNV-1a, mixed once more at
 * the end.
 */
function hash(text: string): number {
  let sum = 2_166_136_261;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16_777_619);
  sum = Math.imul(sum ^ (sum >>> 15), 2_246_822_519);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** An animal's sound as the answer to that of a person. */
export interface CryBack {
  readonly seat: Seat;
  readonly cry: AnimalId;
}

/**
 * Returns a bot's answer to an animal's sound: a bot that has the animal makes it answer, another one lets an
 * animal of its own answer. Undefined for other messages, and without bots.
 */
export function cryBackTo(message: Said, { table, view, edition }: Model): CryBack | undefined {
  if (!('cry' in message) || view === null) return undefined;
  const animalsAt = (seat: Seat) => edition.animals.filter(({ id }) => (view.herds[seat]?.[id] ?? 0) > 0);
  const bots = table.seats.flatMap((info, seat) =>
    info.kind === 'bot' && seat !== message.seat ? [seat] : [],
  );
  const owners = bots.filter((seat) => (view.herds[seat]?.[message.cry] ?? 0) > 0);
  const [first] = (owners.length > 0 ? owners : bots)
    .map((seat) => ({ seat, lot: hash(`${table.id} ${message.at} ${seat}`) }))
    .toSorted((one, other) => one.lot - other.lot);
  if (first === undefined) return undefined;
  const own = animalsAt(first.seat);
  const cry = owners.length > 0 ? message.cry : (own[first.lot % own.length]?.id ?? message.cry);
  return { seat: first.seat, cry };
}

/** Follows a table and lets its bots speak one at a time, and not too often. */
export class Speaker {
  #conversation: Conversation | undefined;
  #game: string | undefined;
  #last: GameEvent | undefined;
  #quietUntil = 0;

  /** Returns the line for the shown state; each event is handled once, however many acts its step has. */
  receive(model: Model): Remark | undefined {
    const game = `${model.table.id} ${model.table.game}`;
    const known = this.#last === undefined ? -1 : model.log.lastIndexOf(this.#last);
    const follows = game === this.#game && known !== -1;
    const conversation = (follows ? this.#conversation : undefined) ?? new Conversation(model);
    conversation.follow(model.table);
    this.#conversation = conversation;
    this.#game = game;
    this.#last = model.log.at(-1);
    let chosen: Remark | undefined;
    for (const event of model.log.slice(follows ? known + 1 : 0)) {
      const remark = conversation.reactTo(event);
      if (model.latest.includes(event)) chosen = event.name === 'over' ? remark : (chosen ?? remark);
    }
    return this.#unlessTooSoon(chosen, model.now);
  }

  /** Returns the line on a long wait; `now` is the table's time. */
  wait({ view, table }: Model, now: number): Remark | undefined {
    if (view === null || table.state !== 'running' || table.paused || table.answer_within !== undefined)
      return undefined;
    return this.#unlessTooSoon(this.#conversation?.wait(view.phase, view.turn), now);
  }

  #unlessTooSoon(chosen: Remark | undefined, now: number): Remark | undefined {
    if (chosen === undefined || (now < this.#quietUntil && chosen.to?.name !== 'over')) return undefined;
    this.#quietUntil = now + quietFor;
    return chosen;
  }
}

/**
 * Returns the last lines of the finished game: on the end, and on a trade that led to it, because after that the seats with their bubbles
 * do not return.
 */
export function lastWords(model: Model): Remark[] {
  const { log } = model;
  const over = log.findLast(({ name }) => name === 'over');
  if (over === undefined) return [];
  const conversation = new Conversation(model);
  const remarks = log.flatMap((event) => conversation.reactTo(event) ?? []);
  const turn = log.slice(log.findLastIndex(({ name }) => name === 'turn'));
  const trade = turn.some(({ name }) => name === 'challenged') ? turn : [];
  return remarks.filter(({ to }) => to !== undefined && (to === over || trade.includes(to)));
}
