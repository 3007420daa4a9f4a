import { load } from '../../browser/load';
import type { Weighed } from '../coach/assessment';
import type { Seat } from '../protocol';

export const themes = ['zeros', 'dear', 'ties', 'donkeys', 'last_trades', 'mine', 'rats', 'stop'] as const;
export type Theme = (typeof themes)[number];

export interface PuzzleChoice extends Weighed {
  /** How much more chance the best choice has. */
  readonly behind: number;
  /** Half the width of the 99 % interval of that; 0 for the best. */
  readonly margin: number;
}

/** A moment of a game in which one choice is clearly the best (src/players/coach/puzzle/puzzle_json.h). */
export interface Puzzle {
  readonly theme: Theme;
  /** The seat that chooses. */
  readonly seat: Seat;
  /** The number of commands of its record before the choice; then the game continues with the best choice. */
  readonly step: number;
  /** The price at which the seat would be indifferent to what is at stake. */
  readonly worth?: number;
  /** The best first. */
  readonly choices: readonly PuzzleChoice[];
  readonly record: { readonly edition: string; readonly seats: readonly string[] };
}

/** The number of games imagined to judge the choices of each. */
export const worlds = 2048;

let loaded: Promise<readonly Puzzle[]> | undefined;

/** Loads all puzzles in the order of their numbers; they come with the page and also work offline. */
export function loadPuzzles(): Promise<readonly Puzzle[]> {
  loaded ??= load(() => import('./puzzles.jsonl?raw')).then(({ default: text }) => puzzlesOf(text));
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

export const puzzlesOf = (lines: string): readonly Puzzle[] =>
  lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Puzzle]));
