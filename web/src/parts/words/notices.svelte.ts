import { notices as de } from './de/notices';
import { notices as en } from './en/notices';
import { notices as fr } from './fr/notices';
import { languageCode } from './language.svelte';
import { notices as nl } from './nl/notices';
import { notices as ru } from './ru/notices';

export type NoticesWords = typeof en;

export const noticesCatalogues = { en, de, nl, fr, ru };

/** The words in the chosen language. */
export const noticesWords = (): NoticesWords => noticesCatalogues[languageCode()];
