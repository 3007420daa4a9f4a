import { getContext, setContext } from 'svelte';

const key = Symbol('goat');

/** Sets the sentence of the goat in the docks of a lesson; undefined while something is shown. */
export const provideGoat = (text: () => string | undefined): void => void setContext(key, text);

export const useGoat = () => getContext<() => string | undefined>(key);
