import { numberOfDay } from '../../model/kept/days';
import type { Puzzle, PuzzleChoice } from '../../wire/puzzles/puzzles';

/** The keys of the choices, as they are offered. */
export const letters: readonly string[] = ['A', 'B', 'C'];

/** The puzzle of a day, the same for all, by its number from 1. */
export const numberOn = (day: string, all: number): number => (numberOfDay(day) % all) + 1;

/** The choices as they are offered: the same for all, and the best in no place more often than in another. */
export function offered({ choices }: Puzzle, number: number): readonly PuzzleChoice[] {
  const turned = number % choices.length;
  return [...choices.slice(turned), ...choices.slice(0, turned)];
}
