import { getContext, setContext } from 'svelte';

const key = Symbol('goat');

/** Sets the sentence of the goat in the docks of a lesson; undefined while something is shown. */
export const provideGoat = (says: () => string | undefined): void => void setContext(key, says);

export const useGoat = () => getContext<() => string | undefined>(key);
