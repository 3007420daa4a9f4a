import { seat as de } from './de/seat';
import { seat as en } from './en/seat';
import { seat as fr } from './fr/seat';
import { languageCode } from './language.svelte';
import { seat as nl } from './nl/seat';
import { seat as ru } from './ru/seat';

export type SeatWords = typeof en;

export const seatCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const seatWords = (): SeatWords => seatCatalogues[languageCode()];
