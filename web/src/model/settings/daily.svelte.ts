import { streakOf } from './days';

const storageKey = 'kuhhandel.daily';

/** The result of this browser's player at a day's deal: their first try. */
export interface DailyResult {
  /** The local date, `2026-11-24`. */
  readonly day: string;
  readonly points: number;
  /** From 1. */
  readonly rank: number;
  readonly players: number;
}

/** The player's commands in the latest of them, until the server has counted it. */
interface DailyGame {
  readonly day: string;
  readonly commands: readonly unknown[];
  readonly counted: boolean;
}

/** The number of stored days; a longer streak is shown as this. */
const most = 400;

const storedGame = 'kuhhandel.daily-game';

function read<Stored>(key: string, otherwise: Stored): Stored {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** The daily deals that were finished on this device. */
export class Daily {
  #results = $state.raw(read<readonly DailyResult[]>(storageKey, []));
  #game = $state.raw(read<DailyGame | undefined>(storedGame, undefined));

  of(day: string): DailyResult | undefined {
    return this.#results.find((result) => result.day === day);
  }

  /** Stores the result; only the first try counts. */
  keep(result: DailyResult): void {
    if (this.of(result.day) !== undefined) return;
    this.#results = [result, ...this.#results].slice(0, most);
    localStorage.setItem(storageKey, JSON.stringify(this.#results));
  }

  gameOf(day: string): DailyGame | undefined {
    return this.#game?.day === day ? this.#game : undefined;
  }

  /** Stores the game of the first try. */
  keepGame(game: DailyGame): void {
    this.#game = game;
    localStorage.setItem(storedGame, JSON.stringify(game));
  }

  streak(today: string): number {
    return streakOf((day) => this.of(day) !== undefined, today);
  }
}

export const daily = new Daily();
