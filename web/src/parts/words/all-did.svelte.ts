import { allDid as de } from './de/all-did';
import { allDid as en } from './en/all-did';
import { allDid as fr } from './fr/all-did';
import { languageCode } from './language.svelte';
import { allDid as nl } from './nl/all-did';
import { allDid as ru } from './ru/all-did';

export type AllDidWords = typeof en;

export const allDidCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const allDidWords = (): AllDidWords => allDidCatalogues[languageCode()];
