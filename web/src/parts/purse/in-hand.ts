import { getContext, setContext, type Component } from 'svelte';
import type { TrayProps } from './tray.svelte';

const key = Symbol('in hand');

/** What a hand at a big screen shows instead; purse and herd are above its dock. */
export interface HandParts {
  readonly Tray: Component<TrayProps>;
}

export const provideHandParts = (parts: HandParts): HandParts => setContext(key, parts);

/** Undefined at the page of a whole table. */
export const useHandParts = () => getContext<HandParts | undefined>(key);
