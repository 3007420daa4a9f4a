import { interruption as de } from './de/interruption';
import { interruption as en } from './en/interruption';
import { interruption as fr } from './fr/interruption';
import { languageCode } from './language.svelte';
import { interruption as nl } from './nl/interruption';
import { interruption as ru } from './ru/interruption';

export type InterruptionWords = typeof en;

export const interruptionCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const interruptionWords = (): InterruptionWords => interruptionCatalogues[languageCode()];
