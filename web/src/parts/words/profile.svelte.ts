import { profile as de } from './de/profile';
import { profile as en } from './en/profile';
import { profile as fr } from './fr/profile';
import { languageCode } from './language.svelte';
import { profile as nl } from './nl/profile';
import { profile as ru } from './ru/profile';

export type ProfileWords = typeof en;

export const profileCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const profileWords = (): ProfileWords => profileCatalogues[languageCode()];
