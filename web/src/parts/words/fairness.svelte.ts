import { fairness as de } from './de/fairness';
import { fairness as en } from './en/fairness';
import { fairness as fr } from './fr/fairness';
import { languageCode } from './language.svelte';
import { fairness as nl } from './nl/fairness';
import { fairness as ru } from './ru/fairness';

export type FairnessWords = typeof en;

export const fairnessCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const fairnessWords = (): FairnessWords => fairnessCatalogues[languageCode()];
