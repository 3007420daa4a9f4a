import { strangers as de } from './de/strangers';
import { strangers as en } from './en/strangers';
import { strangers as fr } from './fr/strangers';
import { languageCode } from './language.svelte';
import { strangers as nl } from './nl/strangers';
import { strangers as ru } from './ru/strangers';

export type StrangersWords = typeof en;

export const strangersCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const strangersWords = (): StrangersWords => strangersCatalogues[languageCode()];
