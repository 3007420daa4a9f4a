import { groupPuzzles as de } from './de/group-puzzles';
import { groupPuzzles as en } from './en/group-puzzles';
import { groupPuzzles as fr } from './fr/group-puzzles';
import { languageCode } from './language.svelte';
import { groupPuzzles as nl } from './nl/group-puzzles';
import { groupPuzzles as ru } from './ru/group-puzzles';

export type GroupPuzzlesWords = typeof en;

export const groupPuzzlesCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const groupPuzzlesWords = (): GroupPuzzlesWords => groupPuzzlesCatalogues[languageCode()];
