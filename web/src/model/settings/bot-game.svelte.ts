import { Persisted } from '../../browser/persisted.svelte';
import { between, either, flag, listOf, oneOf, text, withDefaults, type Shape } from '../../browser/shapes';
import { characters, highest, lowest, rivalsAt } from '../levels';
import { firstSkill, likeMe } from './like-me.svelte';

/** The second edition needs three to five players. */
export const fewest = 2;
export const most = 4;

/** Bots that play like this person, bots of that level, or individually chosen bots. */
export type Against = 'like-me' | number | 'chosen';

interface Chosen {
  readonly against: Against;
  /** The individually chosen kinds, each once. */
  readonly bots: readonly string[];
  readonly speed: number;
  /** Whether a game has begun. */
  readonly begun: boolean;
}

/** The first game, and that after the lesson: three gentle bots, and time to look. */
export const calmGame = { bots: rivalsAt(lowest + 1), speed: 1 } as const;

/**
 * Three bots of the player's strength, so that a first game is not lost badly, and brisk: such a table needs
 * no time to talk.
 */
const first: Chosen = { against: 'like-me', bots: rivalsAt(firstSkill), speed: 2, begun: false };

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
  })(value);
  if (chosen === undefined) return undefined;
  const bots = inOrder((kind) => chosen.bots.includes(kind));
  return bots.length < fewest || bots.length > most ? undefined : { ...chosen, bots };
};

/** The opponents and speed of this browser's one-tap game: chosen once and offered again. */
export class BotGame {
  readonly #stored = new Persisted('kuhhandel.bot-game', first, shape);

  /** Whether this browser's person has neither played against bots nor chosen a game. */
  get isFirst(): boolean {
    return this.#stored.value === first && likeMe.known.counted.length === 0;
  }
  get against(): Against {
    return this.#stored.value.against;
  }
  /** The level of the opponents, if one was chosen. */
  get level(): number | undefined {
    const { against } = this.#stored.value;
    if (against === 'chosen') return undefined;
    return against === 'like-me' ? likeMe.level : against;
  }
  get bots(): readonly string[] {
    if (this.isFirst) return calmGame.bots;
    return this.level === undefined ? this.#stored.value.bots : rivalsAt(this.level);
  }
  get speed(): number {
    return this.isFirst ? calmGame.speed : this.#stored.value.speed;
  }
  get names(): string[] {
    return characters.flatMap(({ kind, name }) => (this.bots.includes(kind) ? [name] : []));
  }

  /** Returns the game that begins now. */
  begin(): { readonly bots: readonly string[]; readonly speed: number; readonly isFirst: boolean } {
    const { bots, speed, isFirst } = this;
    this.#keep({ begun: true });
    return { bots, speed, isFirst };
  }

  /** Whether that bot may be added or removed: the number of players must stay valid. */
  mayTurn(kind: string): boolean {
    const plays = (one: string) => this.bots.includes(one);
    const now = inOrder(plays).length;
    return plays(kind) ? now > fewest : now < most;
  }

  /** Adds or removes that bot. */
  toggle(kind: string): void {
    if (!this.mayTurn(kind)) return;
    const bots = this.bots;
    this.#keep({ against: 'chosen', bots: inOrder((one) => bots.includes(one) !== (one === kind)) });
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
