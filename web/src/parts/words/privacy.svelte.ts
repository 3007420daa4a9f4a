import { privacy as de } from './de/privacy';
import { privacy as en } from './en/privacy';
import { privacy as fr } from './fr/privacy';
import { languageCode } from './language.svelte';
import { privacy as nl } from './nl/privacy';
import { privacy as ru } from './ru/privacy';

export type PrivacyWords = typeof en;

export const privacyCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const privacyWords = (): PrivacyWords => privacyCatalogues[languageCode()];
