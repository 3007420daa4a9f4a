import { rated as de } from './de/rated';
import { rated as en } from './en/rated';
import { rated as fr } from './fr/rated';
import { languageCode } from './language.svelte';
import { rated as nl } from './nl/rated';
import { rated as ru } from './ru/rated';

export type RatedWords = typeof en;

export const ratedCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const ratedWords = (): RatedWords => ratedCatalogues[languageCode()];
