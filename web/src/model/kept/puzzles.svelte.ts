import { streakOf } from './days';

const stored = 'kuhhandel.puzzles';

/** The results of first tries. */
interface Kept {
  /** By puzzle number, from 1. */
  readonly tried: Readonly<Record<number, boolean>>;
  /** The daily puzzles that were tried on their day. */
  readonly days: Readonly<Record<string, boolean>>;
}

const nothing: Kept = { tried: {}, days: {} };

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(stored) ?? 'null') as Partial<Kept> | null;
    return { tried: kept?.tried ?? nothing.tried, days: kept?.days ?? nothing.days };
  } catch {
    return nothing;
  }
}

/** The puzzles that were tried in this browser. */
export class TriedPuzzles {
  #kept = $state.raw(read());

  /** Whether the first try was right; undefined before it. */
  of(number: number): boolean | undefined {
    return this.#kept.tried[number];
  }

  /** Stores the first try only. `day` is given for the daily puzzle on its day. */
  keep(number: number, right: boolean, day?: string): void {
    const { tried, days } = this.#kept;
    this.#kept = {
      tried: { [number]: right, ...tried },
      days: day === undefined ? days : { [day]: right, ...days },
    };
    localStorage.setItem(stored, JSON.stringify(this.#kept));
  }

  onDay(day: string): boolean | undefined {
    return this.#kept.days[day];
  }

  /** Returns the number of consecutive days on which the daily puzzle was solved at the first try. */
  streak(today: string): number {
    return streakOf((day) => this.onDay(day) === true, today);
  }
}

export const triedPuzzles = new TriedPuzzles();
