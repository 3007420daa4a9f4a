import { pad as de } from './de/pad';
import { pad as en } from './en/pad';
import { languageCode } from './language.svelte';

export type PadWords = typeof en;

export const padCatalogues = { en, de } satisfies Record<string, PadWords>;

/** The words in the chosen language, or in English where they are not there yet. */
export const padWords = (): PadWords =>
  (padCatalogues as Partial<Record<string, PadWords>>)[languageCode()] ?? en;
