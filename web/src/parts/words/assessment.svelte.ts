import { assessment as de } from './de/assessment';
import { assessment as en } from './en/assessment';
import { assessment as fr } from './fr/assessment';
import { languageCode } from './language.svelte';
import { assessment as nl } from './nl/assessment';
import { assessment as ru } from './ru/assessment';

export type AssessmentWords = typeof en;

export const assessmentCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const assessmentWords = (): AssessmentWords => assessmentCatalogues[languageCode()];
