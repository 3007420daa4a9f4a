import { Persisted } from '../../browser/persisted.svelte';
import { between } from '../../browser/shapes';

/** The longest delay of a display that is believed, in milliseconds. */
export const longestLag = 600;

const stored = new Persisted('kuhhandel.screen-lag', 0, between(0, longestLag));

/** How late this display shows what the page draws, in milliseconds: measured by taps (lag.ts), stored on this device. */
export const displayLag = {
  get value(): number {
    return stored.value;
  },
  set(milliseconds: number): void {
    stored.set(Math.max(0, Math.min(longestLag, Math.round(milliseconds))));
  },
};
