import { cardsOf } from './lot';
import { worthOf } from './edition';
import type { Model } from './model';
import type { CardId, GameEvent, Seat } from '../wire/protocol';

/** The occasions for a bot's line. */
export type Occasion =
  | 'sees'
  | 'bids'
  | 'passes'
  | 'outbid'
  | 'cheap'
  | 'dear'
  | 'challenges'
  | 'won'
  | 'lost'
  | 'payday'
  | 'shown'
  | 'quartet';

/** Lines of every kind of bot: only what fits how it plays, which docs/BOTS.md describes. */
export const lines = {
  miser: ['passes', 'outbid', 'cheap', 'lost', 'payday'],
  collector: ['sees', 'outbid', 'dear', 'lost', 'quartet'],
  bluffer: ['bids', 'cheap', 'won', 'lost', 'shown'],
  blocker: ['passes', 'outbid', 'dear', 'won', 'quartet'],
  trader: ['challenges', 'cheap', 'won', 'lost', 'payday'],
  shark: ['outbid', 'cheap', 'won', 'lost', 'payday'],
  farmer: ['sees', 'passes', 'won', 'lost', 'payday', 'quartet'],
} as const satisfies Readonly<Record<string, readonly Occasion[]>>;
export type Talker = keyof typeof lines;

/** Bots without their own lines use those of another. */
const talksLike: Readonly<Record<string, Talker>> = {
  dreamer: 'farmer',
  guest: 'farmer',
  child: 'farmer',
  neighbour: 'farmer',
  innkeeper: 'trader',
  fox: 'shark',
  owl: 'trader',
};

/** The percentage of such occasions that get a line. */
const talkative: Readonly<Record<Occasion, number>> = {
  sees: 50,
  bids: 25,
  passes: 35,
  outbid: 60,
  cheap: 70,
  dear: 70,
  challenges: 40,
  won: 60,
  lost: 60,
  payday: 60,
  shown: 90,
  quartet: 90,
};

export interface Saying {
  readonly seat: Seat;
  readonly talker: Talker;
  readonly occasion: Occasion;
  /** The event that it comments on; the log shows it after that. */
  readonly to: GameEvent;
}

/** Milliseconds of the table's time between two lines of any bots. */
export const quietFor = 20_000;

/**
 * Returns a bot's line for the latest events, if any: the same on every screen, because it follows only from
 * public information. So no line can give away more than the table knows.
 */
export function sayingOf(model: Model): Saying | undefined {
  for (const to of model.latest) {
    for (const { seat, occasion } of occasionsOf(to, model)) {
      const talker = talkerAt(model, seat);
      if (talker === undefined || !has(talker, occasion)) continue;
      const chance = hundredth(`${model.table.id} ${model.table.game} ${model.version} ${seat} ${occasion}`);
      if (chance < talkative[occasion]) return { seat, talker, occasion, to };
    }
  }
  return undefined;
}

const has = (talker: Talker, occasion: Occasion) => (lines[talker] as readonly Occasion[]).includes(occasion);

function talkerAt(model: Model, seat: Seat): Talker | undefined {
  const info = model.table.seats[seat];
  if (info?.kind !== 'bot') return undefined;
  return info.bot in lines ? (info.bot as Talker) : talksLike[info.bot];
}

interface Place {
  readonly seat: Seat;
  readonly occasion: Occasion;
}

function occasionsOf(event: GameEvent, model: Model): Place[] {
  const one = (seat: Seat, occasion: Occasion) => [{ seat, occasion }];
  switch (event.name) {
    case 'turned_up':
      return fondOf(event.lot, event.auctioneer, model);
    case 'raised':
      return one(event.seat, 'bids');
    case 'passed':
      return one(event.seat, 'passes');
    case 'knocked':
      return biddersOf(model.log)
        .filter((seat) => seat !== event.to)
        .map((seat) => ({ seat, occasion: 'outbid' }));
    case 'sold':
      return priced(event.bidder, event.amount, model);
    case 'bought':
      return priced(event.auctioneer, event.amount, model);
    case 'challenged':
      return one(event.challenger, 'challenges');
    case 'revealed': {
      if (event.winner === null || isOverRats(model.log)) return [];
      const loser = event.winner === event.challenger ? event.challenged : event.challenger;
      return [...one(event.winner, 'won'), ...one(loser, 'lost')];
    }
    case 'payday':
      return model.table.seats.map((_, seat) => ({ seat, occasion: 'payday' }));
    case 'showed_hand':
      return one(event.seat, 'shown');
    case 'quartet':
      return one(event.seat, 'quartet');
    default:
      return [];
  }
}

/** A bot that turns up an animal greets it; one that has some of it already would like one more. */
function fondOf(lot: CardId, auctioneer: Seat, model: Model): Place[] {
  if (worthOf(model.edition, lot) === undefined) return [];
  return model.table.seats.flatMap((_, seat): Place[] => {
    const talker = talkerAt(model, seat);
    const has = (model.view?.herds[seat]?.[lot] ?? 0) > 0;
    const greets = seat === auctioneer && talker === 'farmer';
    const wants = seat !== auctioneer && has && talker === 'collector';
    return greets || wants ? [{ seat, occasion: 'sees' }] : [];
  });
}

/** The winner of a trade over rats gets rid of them, and has received nothing (C6.9). */
const isOverRats = (log: readonly GameEvent[]): boolean =>
  log.findLast((event) => event.name === 'challenged')?.animal === 'rat';

/** Returns all bidders of the auction that has just ended. */
function biddersOf(log: readonly GameEvent[]): Seat[] {
  const begin = log.findLastIndex(({ name }) => name === 'turned_up' || name === 'auctioned_again');
  return [...new Set(log.slice(begin).flatMap((event) => (event.name === 'raised' ? [event.seat] : [])))];
}

/**
 * A tenth of a quartet's worth is cheap for one of its cards, a third is expensive; prices between them get
 * no line.
 */
function priced(seat: Seat, amount: number, model: Model): Place[] {
  const up = model.log.findLast((event) => event.name === 'turned_up');
  const worth =
    up === undefined ? 0 : cardsOf(up).reduce((sum, card) => sum + (worthOf(model.edition, card) ?? 0), 0);
  if (amount * 10 <= worth) return [{ seat, occasion: 'cheap' }];
  return amount >= 100 && amount * 3 >= worth ? [{ seat, occasion: 'dear' }] : [];
}

/**
 * Returns 0 to 99, evenly distributed and always the same for the same text: FNV-1a, mixed once more at the
 * end.
 */
function hundredth(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) % 100;
}

/** Lets the bots speak one at a time, and not too often. */
export class Speaker {
  #quietUntil = 0;
  #heard: Model['latest'] = [];

  /** Returns the line for the shown state; each step is handled once, however many acts it has. */
  receive(model: Model): Saying | undefined {
    if (model.latest === this.#heard) return undefined;
    this.#heard = model.latest;
    if (model.now < this.#quietUntil) return undefined;
    const saying = sayingOf(model);
    if (saying !== undefined) this.#quietUntil = model.now + quietFor;
    return saying;
  }
}
