import { join as de } from './de/join';
import { join as en } from './en/join';
import { join as fr } from './fr/join';
import { languageCode } from './language.svelte';
import { join as nl } from './nl/join';
import { join as ru } from './ru/join';

export type JoinWords = typeof en;

export const joinCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const joinWords = (): JoinWords => joinCatalogues[languageCode()];
