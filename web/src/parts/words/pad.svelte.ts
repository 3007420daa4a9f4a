import { pad as de } from './de/pad';
import { pad as en } from './en/pad';
import { pad as fr } from './fr/pad';
import { languageCode } from './language.svelte';
import { pad as nl } from './nl/pad';
import { pad as ru } from './ru/pad';

export type PadWords = typeof en;

export const padCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const padWords = (): PadWords => padCatalogues[languageCode()];
