import { mine as de } from './de/mine';
import { mine as en } from './en/mine';
import { mine as fr } from './fr/mine';
import { languageCode } from './language.svelte';
import { mine as nl } from './nl/mine';
import { mine as ru } from './ru/mine';

export type MineWords = typeof en;

export const mineCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const mineWords = (): MineWords => mineCatalogues[languageCode()];
