import { getContext, setContext, type Component } from 'svelte';

const key = Symbol('first row');

/** What stands in the dock above every question of a table, if there is anything to say. */
export const provideFirstRow = (row: Component): Component => setContext(key, row);

/** Undefined where no table runs. */
export const useFirstRow = () => getContext<Component | undefined>(key);
