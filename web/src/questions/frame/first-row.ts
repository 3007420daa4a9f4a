import { getContext, setContext, type Component } from 'svelte';

const key = Symbol('first row');

/** The content of the dock above every question of a table, if any. */
export const provideFirstRow = (row: Component): Component => setContext(key, row);

/** Undefined if no table is running. */
export const useFirstRow = () => getContext<Component | undefined>(key);
