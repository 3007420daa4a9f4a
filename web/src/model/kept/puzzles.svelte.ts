import { streakOf } from './days';

const stored = 'kuhhandel.puzzles';

/** How a first try went. */
interface Kept {
  /** Of puzzles, by their numbers from 1. */
  readonly tried: Readonly<Record<number, boolean>>;
  /** Of the puzzle of a day, on that day. */
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

  /** Only the first try counts. `day` is given for the puzzle of that day, on that day. */
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

  /** On how many days running that of the day was solved at once. */
  streak(today: string): number {
    return streakOf((day) => this.onDay(day) === true, today);
  }
}

export const triedPuzzles = new TriedPuzzles();
