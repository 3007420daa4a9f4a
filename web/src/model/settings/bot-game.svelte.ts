import { Persisted } from '../../browser/persisted.svelte';
import type { Edition } from '../../wire/protocol';
import { between, either, flag, listOf, oneOf, text, withDefaults, type Shape } from '../../browser/shapes';
import { characters, highest, lowest, rivalsAt } from '../levels';
import { firstSkill, likeMe } from './like-me.svelte';

/** An edition, and how many players it needs, at least and at most. */
type Played = Pick<Edition, 'id' | 'seats'>;
const second: Played = { id: 'second', seats: [3, 5] };
/** A table has at most this many bots. */
const mostBots = 5;

/** Bots that play like this person, bots of that level, or individually chosen bots. */
export type Against = 'like-me' | number | 'chosen';

interface Chosen {
  readonly against: Against;
  /** The individually chosen kinds, each once. */
  readonly bots: readonly string[];
  readonly speed: number;
  /** Whether a game has begun. */
  readonly begun: boolean;
  readonly edition: string;
  /** The smallest and the largest number of bots in that edition. */
  readonly fewest: number;
  readonly most: number;
}

const calmLevel = lowest + 1;
/** The first game, and that after the lesson: three gentle bots, and time to look. */
export const calmGame = { bots: rivalsAt(calmLevel), speed: 1 } as const;

/**
 * Three bots of the player's strength, so that a first game is not lost badly, and brisk: such a table needs
 * no time to talk.
 */
const first: Chosen = {
  against: 'like-me',
  bots: rivalsAt(firstSkill),
  speed: 2,
  begun: false,
  edition: second.id,
  fewest: second.seats[0] - 1,
  most: second.seats[1] - 1,
};

/** Returns the kinds in the order of their levels. */
const inOrder = (among: (kind: string) => boolean): string[] =>
  characters.flatMap(({ kind }) => (among(kind) ? [kind] : []));

/** A stored choice that makes a game. */
const shape: Shape<Chosen> = (value) => {
  const chosen = withDefaults<Chosen>(first, {
    against: either(oneOf('like-me', 'chosen'), between(lowest, highest)),
    bots: listOf(text),
    speed: between(0, 10),
    begun: flag,
    edition: text,
    fewest: between(1, mostBots),
    most: between(1, mostBots),
  })(value);
  if (chosen === undefined) return undefined;
  const bots = inOrder((kind) => chosen.bots.includes(kind));
  return bots.length < chosen.fewest || bots.length > chosen.most ? undefined : { ...chosen, bots };
};

/** Returns as many of them as an edition needs: without the last, or with others, each kind once. */
function fitting(bots: readonly string[], fewest: number, most: number): readonly string[] {
  const others = characters.map(({ kind }) => kind).filter((kind) => !bots.includes(kind));
  return [...bots, ...others.slice(0, Math.max(0, fewest - bots.length))].slice(0, most);
}

interface BegunGame {
  readonly bots: readonly string[];
  readonly speed: number;
  readonly edition: string;
  readonly isFirst: boolean;
}

/** The opponents, edition and speed of this browser's one-tap game: chosen once and offered again. */
export class BotGame {
  readonly #stored = new Persisted('kuhhandel.bot-game', first, shape);

  /** Whether this browser's person has neither played against bots nor chosen opponents or a speed. An edition may be chosen. */
  get isFirst(): boolean {
    const { against, speed, begun } = this.#stored.value;
    return against === first.against && speed === first.speed && !begun && likeMe.known.counted.length === 0;
  }
  get against(): Against {
    return this.#stored.value.against;
  }
  /** The level of the opponents, if one was chosen. */
  get level(): number | undefined {
    const { against } = this.#stored.value;
    if (against === 'chosen') return undefined;
    if (this.isFirst) return calmLevel;
    return against === 'like-me' ? likeMe.level : against;
  }
  get bots(): readonly string[] {
    const { bots, fewest, most } = this.#stored.value;
    return this.level === undefined ? bots : fitting(rivalsAt(this.level), fewest, most);
  }
  get edition(): string {
    return this.#stored.value.edition;
  }
  /** The smallest number of bots in the chosen edition. */
  get fewest(): number {
    return this.#stored.value.fewest;
  }
  get most(): number {
    return this.#stored.value.most;
  }
  get speed(): number {
    return this.isFirst ? calmGame.speed : this.#stored.value.speed;
  }
  get names(): string[] {
    return characters.flatMap(({ kind, name }) => (this.bots.includes(kind) ? [name] : []));
  }

  /** Returns the game that begins now. */
  begin(): BegunGame {
    const { bots, speed, edition, isFirst } = this;
    this.#keep({ begun: true });
    return { bots, speed, edition, isFirst };
  }

  /** Whether that bot may be added or removed: the number of players must stay valid. A single bot is replaced. */
  mayTurn(kind: string): boolean {
    const plays = (one: string) => this.bots.includes(one);
    const now = inOrder(plays).length;
    return plays(kind) ? now > this.fewest : now < this.most || this.most === 1;
  }

  /** Adds or removes that bot. */
  toggle(kind: string): void {
    if (!this.mayTurn(kind)) return;
    const bots = this.most === 1 ? [] : this.bots;
    this.#keep({ against: 'chosen', bots: inOrder((one) => bots.includes(one) !== (one === kind)) });
  }

  /** Plays another edition, with as many bots as it needs. */
  play({ id, seats: [least, most] }: Played): void {
    const [fewest, limit] = [least - 1, Math.min(mostBots, most - 1)];
    const bots = fitting(this.bots, fewest, limit);
    this.#keep({ edition: id, fewest, most: limit, bots: inOrder((kind) => bots.includes(kind)) });
  }

  playAgainst(against: Against): void {
    this.#keep({ against });
  }

  setSpeed(speed: number): void {
    this.#keep({ speed });
  }

  #keep(what: Partial<Chosen>): void {
    this.#stored.set({ ...this.#stored.value, ...what });
  }
}

export const botGame = new BotGame();
