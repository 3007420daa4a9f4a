import { ending as de } from './de/ending';
import { ending as en } from './en/ending';
import { ending as fr } from './fr/ending';
import { languageCode } from './language.svelte';
import { ending as nl } from './nl/ending';
import { ending as ru } from './ru/ending';

export type EndingWords = typeof en;

export const endingCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const endingWords = (): EndingWords => endingCatalogues[languageCode()];
