import { replay as de } from './de/replay';
import { replay as en } from './en/replay';
import { replay as fr } from './fr/replay';
import { languageCode } from './language.svelte';
import { replay as nl } from './nl/replay';
import { replay as ru } from './ru/replay';

export type ReplayWords = typeof en;

export const replayCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const replayWords = (): ReplayWords => replayCatalogues[languageCode()];
