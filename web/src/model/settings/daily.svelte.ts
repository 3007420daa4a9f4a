import { Persisted } from '../../browser/persisted.svelte';
import { count, flag, listOf, matching, number, objectOf, type Shape } from '../../browser/shapes';
import { streakOf } from './days';

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

const day = matching(/^\d{4}-\d\d-\d\d$/);
const result = objectOf<DailyResult>({ day, points: number, rank: count, players: count }, [
  'day',
  'points',
  'rank',
  'players',
]);
const game = objectOf<DailyGame>(
  { day, commands: (value) => (Array.isArray(value) ? (value as unknown[]) : undefined), counted: flag },
  ['day', 'commands', 'counted'],
);
const maybeGame: Shape<DailyGame | undefined> = game;

/** The daily deals that were finished on this device. */
export class Daily {
  readonly #results = new Persisted<readonly DailyResult[]>('kuhhandel.daily', [], listOf(result));
  readonly #game = new Persisted<DailyGame | undefined>('kuhhandel.daily-game', undefined, maybeGame);

  of(day: string): DailyResult | undefined {
    return this.#results.value.find((result) => result.day === day);
  }

  /** Stores the result; only the first try counts. */
  keep(result: DailyResult): void {
    if (this.of(result.day) !== undefined) return;
    this.#results.set([result, ...this.#results.value].slice(0, most));
  }

  gameOf(day: string): DailyGame | undefined {
    const { value } = this.#game;
    return value?.day === day ? value : undefined;
  }

  /** Stores the game of the first try. */
  keepGame(game: DailyGame): void {
    this.#game.set(game);
  }

  streak(today: string): number {
    return streakOf((day) => this.of(day) !== undefined, today);
  }
}

export const daily = new Daily();
