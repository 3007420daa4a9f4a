import { evenings as de } from './de/evenings';
import { evenings as en } from './en/evenings';
import { evenings as fr } from './fr/evenings';
import { languageCode } from './language.svelte';
import { evenings as nl } from './nl/evenings';
import { evenings as ru } from './ru/evenings';

export type EveningsWords = typeof en;

export const eveningsCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const eveningsWords = (): EveningsWords => eveningsCatalogues[languageCode()];
