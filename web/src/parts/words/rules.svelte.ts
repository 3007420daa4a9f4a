import { rules as de } from './de/rules';
import { rules as en } from './en/rules';
import { rules as fr } from './fr/rules';
import { languageCode } from './language.svelte';
import { rules as nl } from './nl/rules';
import { rules as ru } from './ru/rules';

export type RuleWords = typeof en;

export const ruleCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const ruleWords = (): RuleWords => ruleCatalogues[languageCode()];
