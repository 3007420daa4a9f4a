import { levels as de } from './de/levels';
import { levels as en } from './en/levels';
import { levels as fr } from './fr/levels';
import { languageCode } from './language.svelte';
import { levels as nl } from './nl/levels';
import { levels as ru } from './ru/levels';

export type LevelWords = typeof en;

export const levelsCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const levelWords = (): LevelWords => levelsCatalogues[languageCode()];
