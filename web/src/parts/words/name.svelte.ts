import { name as de } from './de/name';
import { name as en } from './en/name';
import { name as fr } from './fr/name';
import { languageCode } from './language.svelte';
import { name as nl } from './nl/name';
import { name as ru } from './ru/name';

export type NameWords = typeof en;

export const nameCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const nameWords = (): NameWords => nameCatalogues[languageCode()];
