import { replay as de } from './de/replay';
import { replay as en } from './en/replay';
import { languageCode } from './language.svelte';

export type ReplayWords = typeof en;

export const replayCatalogues = { en, de } satisfies Record<string, ReplayWords>;

/** The words in the chosen language, or in English where they are not there yet. */
export const replayWords = (): ReplayWords =>
  (replayCatalogues as Partial<Record<string, ReplayWords>>)[languageCode()] ?? en;
