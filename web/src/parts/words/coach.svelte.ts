import { coach as de } from './de/coach';
import { coach as en } from './en/coach';
import { coach as fr } from './fr/coach';
import { languageCode } from './language.svelte';
import { coach as nl } from './nl/coach';
import { coach as ru } from './ru/coach';

export type CoachWords = typeof en;

export const coachCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const coachWords = (): CoachWords => coachCatalogues[languageCode()];
