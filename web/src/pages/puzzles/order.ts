import { numberOfDay } from '../../model/settings/days';
import type { Puzzle, PuzzleChoice } from '../../wire/puzzles/puzzles';

/** The keys of the choices, in the shown order. */
export const letters: readonly string[] = ['A', 'B', 'C'];

/** Returns the daily puzzle, the same for all, by its number from 1. */
export const numberOn = (day: string, all: number): number => (numberOfDay(day) % all) + 1;

/** Returns the choices in the shown order: the same for all, with the best equally often in each position. */
export function offered({ choices }: Puzzle, number: number): readonly PuzzleChoice[] {
  const turned = number % choices.length;
  return [...choices.slice(turned), ...choices.slice(0, turned)];
}
