import { playerProfile as de } from './de/player-profile';
import { playerProfile as en } from './en/player-profile';
import { playerProfile as fr } from './fr/player-profile';
import { languageCode } from './language.svelte';
import { playerProfile as nl } from './nl/player-profile';
import { playerProfile as ru } from './ru/player-profile';

export type PlayerProfileWords = typeof en;

export const playerProfileCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const playerProfileWords = (): PlayerProfileWords => playerProfileCatalogues[languageCode()];
