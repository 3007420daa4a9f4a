import { block as de } from './de/block';
import { block as en } from './en/block';
import { block as fr } from './fr/block';
import { languageCode } from './language.svelte';
import { block as nl } from './nl/block';
import { block as ru } from './ru/block';

export type BlockWords = typeof en;

export const blockCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const blockWords = (): BlockWords => blockCatalogues[languageCode()];
