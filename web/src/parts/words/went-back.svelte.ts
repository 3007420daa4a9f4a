import { wentBack as de } from './de/went-back';
import { wentBack as en } from './en/went-back';
import { wentBack as fr } from './fr/went-back';
import { languageCode } from './language.svelte';
import { wentBack as nl } from './nl/went-back';
import { wentBack as ru } from './ru/went-back';

export type WentBackWords = typeof en;

export const wentBackCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const wentBackWords = (): WentBackWords => wentBackCatalogues[languageCode()];
