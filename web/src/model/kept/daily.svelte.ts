import { streakOf } from './days';

const stored = 'kuhhandel.daily';

/** How the deal of a day went for this browser's player: their first try. */
export interface DailyResult {
  /** As a calendar of theirs writes it, `2026-11-24`. */
  readonly day: string;
  readonly points: number;
  /** From 1. */
  readonly rank: number;
  readonly players: number;
}

/** What was done in the latest of them, until the server has counted it. */
interface DailyGame {
  readonly day: string;
  readonly commands: readonly unknown[];
  readonly counted: boolean;
}

/** So many are kept: a streak that is longer is told as this. */
const most = 400;

const storedGame = 'kuhhandel.daily-game';

function read<Kept>(key: string, otherwise: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** The deals of the day that were played to their end here. */
export class Daily {
  #results = $state.raw(read<readonly DailyResult[]>(stored, []));
  #game = $state.raw(read<DailyGame | undefined>(storedGame, undefined));

  of(day: string): DailyResult | undefined {
    return this.#results.find((result) => result.day === day);
  }

  /** Only the first try counts. */
  keep(result: DailyResult): void {
    if (this.of(result.day) !== undefined) return;
    this.#results = [result, ...this.#results].slice(0, most);
    localStorage.setItem(stored, JSON.stringify(this.#results));
  }

  gameOf(day: string): DailyGame | undefined {
    return this.#game?.day === day ? this.#game : undefined;
  }

  /** The game of the first try. */
  keepGame(game: DailyGame): void {
    this.#game = game;
    localStorage.setItem(storedGame, JSON.stringify(game));
  }

  streak(today: string): number {
    return streakOf((day) => this.of(day) !== undefined, today);
  }
}

export const daily = new Daily();
