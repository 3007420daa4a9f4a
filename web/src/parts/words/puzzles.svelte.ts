import { puzzles as de } from './de/puzzles';
import { puzzles as en } from './en/puzzles';
import { puzzles as fr } from './fr/puzzles';
import { languageCode } from './language.svelte';
import { puzzles as nl } from './nl/puzzles';
import { puzzles as ru } from './ru/puzzles';

export type PuzzleWords = typeof en;

export const puzzleCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const puzzleWords = (): PuzzleWords => puzzleCatalogues[languageCode()];
