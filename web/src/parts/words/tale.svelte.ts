import { tale as de } from './de/tale';
import { tale as en } from './en/tale';
import { tale as fr } from './fr/tale';
import { languageCode } from './language.svelte';
import { tale as nl } from './nl/tale';
import { tale as ru } from './ru/tale';

export type TaleWords = typeof en;

export const taleCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const taleWords = (): TaleWords => taleCatalogues[languageCode()];
