import { numberOfDay, streakOf } from '../../model/settings/days';
import type { GroupPlayer, GroupPuzzles } from '../../wire/protocol';

/** The number of days that count for the solved and the tried. */
export const daysCounted = 100;

/** A row of the table. */
export interface Solver {
  readonly id: number;
  readonly name: string;
  /** Whether the first try of each shown day was right; undefined if there was none. */
  readonly days: readonly (boolean | undefined)[];
  /** Consecutive days, up to today or yesterday. */
  readonly streak: number;
  readonly solved: number;
  readonly tried: number;
}

/** Returns the players with tries, the longest streak first. The last shown day is today. */
export function solversOf(
  { players }: GroupPuzzles,
  named: readonly GroupPlayer[],
  shown: readonly string[],
): readonly Solver[] {
  const today = shown.at(-1) ?? '';
  const counts = (day: string) => numberOfDay(day) > numberOfDay(today) - daysCounted;
  return players
    .map(({ player, solved, missed }) => ({
      id: player,
      name: named.find(({ id }) => id === player)?.name ?? '',
      days: shown.map((day) => (solved.includes(day) ? true : missed.includes(day) ? false : undefined)),
      streak: streakOf((day) => solved.includes(day), today),
      solved: solved.filter(counts).length,
      tried: [...solved, ...missed].filter(counts).length,
    }))
    .filter(({ tried }) => tried > 0)
    .toSorted((a, b) => b.streak - a.streak || b.solved - a.solved || a.tried - b.tried || a.id - b.id);
}
