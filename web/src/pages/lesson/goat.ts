import { getContext, setContext } from 'svelte';

const key = Symbol('goat');

/** The goat's sentence in the docks of a lesson; undefined while an event is shown. */
export const provideGoat = (says: () => string | undefined): void => void setContext(key, says);

export const useGoat = () => getContext<() => string | undefined>(key);
