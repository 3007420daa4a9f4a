import { Persisted } from '../../browser/persisted.svelte';
import { flag, recordOf, withDefaults } from '../../browser/shapes';
import { streakOf } from './days';

/** The results of first tries. */
interface Stored {
  /** By puzzle number, from 1. */
  readonly tried: Readonly<Record<number, boolean>>;
  /** The daily puzzles that were tried on their day. */
  readonly days: Readonly<Record<string, boolean>>;
}

const nothing: Stored = { tried: {}, days: {} };
const shape = withDefaults(nothing, { tried: recordOf(flag), days: recordOf(flag) });

/** The puzzles that were tried in this browser. */
export class TriedPuzzles {
  readonly #stored = new Persisted('kuhhandel.puzzles', nothing, shape);

  /** Whether the first try was right; undefined before it. */
  of(number: number): boolean | undefined {
    return this.#stored.value.tried[number];
  }

  /** Stores the first try only. `day` is given for the daily puzzle on its day. */
  keep(number: number, right: boolean, day?: string): void {
    const { tried, days } = this.#stored.value;
    this.#stored.set({
      tried: { [number]: right, ...tried },
      days: day === undefined ? days : { [day]: right, ...days },
    });
  }

  onDay(day: string): boolean | undefined {
    return this.#stored.value.days[day];
  }

  /** Returns the number of consecutive days on which the daily puzzle was solved at the first try. */
  streak(today: string): number {
    return streakOf((day) => this.onDay(day) === true, today);
  }
}

export const triedPuzzles = new TriedPuzzles();
