import { languageCode } from './language.svelte';

/** By which dates and times are written. English as in England: the day stands before the month, as in the other four. */
export const locale = (): string => (languageCode() === 'en' ? 'en-GB' : languageCode());
