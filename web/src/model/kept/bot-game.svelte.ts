import { characters, rivalsAt } from '../levels';
import { firstSkill, likeMe } from './like-me.svelte';

const stored = 'kuhhandel.bot-game';

/** At the second edition three to five sit down. */
export const fewest = 2;
export const most = 4;

/** Bots that play like this person, or of that level, or those that were chosen one by one. */
export type Against = 'like-me' | number | 'chosen';

interface Chosen {
  readonly against: Against;
  /** Kinds, each once: who was chosen one by one. */
  readonly bots: readonly string[];
  readonly speed: number;
}

/** Three who play like them, so that a first game is no rout, and brisk: nobody at such a table needs time to talk. */
const first: Chosen = { against: 'like-me', bots: rivalsAt(firstSkill), speed: 2 };

/** In the order of their levels. */
const inOrder = (among: (kind: string) => boolean): string[] =>
  characters.flatMap(({ kind }) => (among(kind) ? [kind] : []));

/** What was kept, or what newcomers get where that does not make a game. */
function kept(): Chosen {
  try {
    const chosen = { ...first, ...(JSON.parse(localStorage.getItem(stored) ?? '{}') as Chosen) };
    const bots = inOrder((kind) => chosen.bots.includes(kind));
    return bots.length < fewest || bots.length > most ? first : { ...chosen, bots };
  } catch {
    return first;
  }
}

/** Against whom this browser's player plays at a tap, and how fast: chosen once and offered again. */
export class BotGame {
  #chosen = $state.raw(kept());

  get against(): Against {
    return this.#chosen.against;
  }
  /** The level of whom they play against, where they chose one. */
  get level(): number | undefined {
    const { against } = this.#chosen;
    if (against === 'chosen') return undefined;
    return against === 'like-me' ? likeMe.level : against;
  }
  get bots(): readonly string[] {
    return this.level === undefined ? this.#chosen.bots : rivalsAt(this.level);
  }
  get speed(): number {
    return this.#chosen.speed;
  }
  get names(): string[] {
    return characters.flatMap(({ kind, name }) => (this.bots.includes(kind) ? [name] : []));
  }

  /** Whether that bot may come or go: too few or too many are no game. */
  mayTurn(kind: string): boolean {
    const plays = (one: string) => this.bots.includes(one);
    const now = inOrder(plays).length;
    return plays(kind) ? now > fewest : now < most;
  }

  /** That bot plays, or no longer does. */
  turn(kind: string): void {
    if (!this.mayTurn(kind)) return;
    const bots = this.bots;
    this.#keep({ against: 'chosen', bots: inOrder((one) => bots.includes(one) !== (one === kind)) });
  }

  playAgainst(against: Against): void {
    this.#keep({ against });
  }

  hurry(speed: number): void {
    this.#keep({ speed });
  }

  #keep(what: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...what };
    localStorage.setItem(stored, JSON.stringify(this.#chosen));
  }
}

export const botGame = new BotGame();
