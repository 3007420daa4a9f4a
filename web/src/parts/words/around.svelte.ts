import { around as de } from './de/around';
import { around as en } from './en/around';
import { around as fr } from './fr/around';
import { languageCode } from './language.svelte';
import { around as nl } from './nl/around';
import { around as ru } from './ru/around';

export type AroundWords = typeof en;

export const aroundCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const aroundWords = (): AroundWords => aroundCatalogues[languageCode()];
