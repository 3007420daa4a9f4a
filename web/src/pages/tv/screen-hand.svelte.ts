import { text } from '../../browser/shapes';
import { Persisted } from '../../browser/persisted.svelte';

/** The table at which a player without a phone sits in this browser, next to the big screen. */
class ScreenHand {
  readonly #table = new Persisted('kuhhandel.screen-hand', '', text, { plain: true });

  isAt(table: string): boolean {
    return this.#table.value === table;
  }

  toggle(table: string): void {
    this.#table.set(this.isAt(table) ? '' : table);
  }
}

export const screenHand = new ScreenHand();
