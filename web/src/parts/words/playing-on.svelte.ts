import { playingOn as de } from './de/playing-on';
import { playingOn as en } from './en/playing-on';
import { playingOn as fr } from './fr/playing-on';
import { languageCode } from './language.svelte';
import { playingOn as nl } from './nl/playing-on';
import { playingOn as ru } from './ru/playing-on';

export type PlayingOnWords = typeof en;

export const playingOnCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const playingOnWords = (): PlayingOnWords => playingOnCatalogues[languageCode()];
