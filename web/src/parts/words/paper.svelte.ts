import { paper as de } from './de/paper';
import { paper as en } from './en/paper';
import { paper as fr } from './fr/paper';
import { languageCode } from './language.svelte';
import { paper as nl } from './nl/paper';
import { paper as ru } from './ru/paper';

export type PaperWords = typeof en;

export const paperCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const paperWords = (): PaperWords => paperCatalogues[languageCode()];
