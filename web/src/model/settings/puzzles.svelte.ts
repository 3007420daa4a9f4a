import { streakOf } from './days';

const storageKey = 'kuhhandel.puzzles';

/** The results of first tries. */
interface Stored {
  /** By puzzle number, from 1. */
  readonly tried: Readonly<Record<number, boolean>>;
  /** The daily puzzles that were tried on their day. */
  readonly days: Readonly<Record<string, boolean>>;
}

const nothing: Stored = { tried: {}, days: {} };

function read(): Stored {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Stored> | null;
    return { tried: kept?.tried ?? nothing.tried, days: kept?.days ?? nothing.days };
  } catch {
    return nothing;
  }
}

/** The puzzles that were tried in this browser. */
export class TriedPuzzles {
  #stored = $state.raw(read());

  /** Whether the first try was right; undefined before it. */
  of(number: number): boolean | undefined {
    return this.#stored.tried[number];
  }

  /** Stores the first try only. `day` is given for the daily puzzle on its day. */
  keep(number: number, right: boolean, day?: string): void {
    const { tried, days } = this.#stored;
    this.#stored = {
      tried: { [number]: right, ...tried },
      days: day === undefined ? days : { [day]: right, ...days },
    };
    localStorage.setItem(storageKey, JSON.stringify(this.#stored));
  }

  onDay(day: string): boolean | undefined {
    return this.#stored.days[day];
  }

  /** Returns the number of consecutive days on which the daily puzzle was solved at the first try. */
  streak(today: string): number {
    return streakOf((day) => this.onDay(day) === true, today);
  }
}

export const triedPuzzles = new TriedPuzzles();
