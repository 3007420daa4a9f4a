import { report as de } from './de/report';
import { report as en } from './en/report';
import { report as fr } from './fr/report';
import { languageCode } from './language.svelte';
import { report as nl } from './nl/report';
import { report as ru } from './ru/report';

export type ReportWords = typeof en;

export const reportCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const reportWords = (): ReportWords => reportCatalogues[languageCode()];
