import { operator as de } from './de/operator';
import { operator as en } from './en/operator';
import { operator as fr } from './fr/operator';
import { languageCode } from './language.svelte';
import { operator as nl } from './nl/operator';
import { operator as ru } from './ru/operator';

export type OperatorWords = typeof en;

export const operatorCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const operatorWords = (): OperatorWords => operatorCatalogues[languageCode()];
