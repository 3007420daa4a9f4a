import { getContext, setContext } from 'svelte';
import { Elapsed } from '../../browser/elapsed.svelte';
import type { Model } from '../model';
import { preferences } from '../settings/preferences.svelte';

/** How long a big screen may be away before the phones offer the table, in milliseconds. */
export const screenMayBeAway = 5000;

/** The content of a seated player's page at a table with a big screen: the hand, or the whole table. */
export class HandMode {
  readonly #model: () => Model | undefined;
  readonly #screen = $derived.by(() => {
    const table = this.#model()?.table;
    return table && table.big_screen;
  });
  #chosen = $state<'hand' | 'table'>();
  /** The screen has shown the table while this page was open. */
  #seen = $state(false);
  readonly #absence = $derived.by(() =>
    this.present || !this.#seen ? undefined : new Elapsed(screenMayBeAway),
  );

  /** Call it while a component starts. `isShared`: the page shows several players what all may see. */
  constructor(model: () => Model | undefined, isShared: boolean) {
    this.#model = model;
    $effect(() => {
      preferences.atScreen = this.present && (this.possible || isShared);
      return () => (preferences.atScreen = false);
    });
    $effect(() => {
      if (this.present) this.#seen = true;
    });
  }

  get present(): boolean {
    return this.#screen?.present ?? false;
  }

  /** The viewer may choose between hand and table. */
  get possible(): boolean {
    return this.#screen !== undefined && this.#model()?.you.seat != null;
  }

  /** A visitor may sit down as a hand. */
  get offered(): boolean {
    return (
      this.#screen !== undefined && this.#model()?.table.seats.some(({ kind }) => kind !== 'person') === true
    );
  }

  get on(): boolean {
    if (!this.possible) return false;
    return this.#chosen === undefined ? this.present || this.#seen : this.#chosen === 'hand';
  }

  /** The screen has been away for longer than a moment. */
  get gone(): boolean {
    return this.#absence?.over ?? false;
  }

  choose(what: 'hand' | 'table'): void {
    this.#chosen = what;
  }
}

const key = Symbol('hand mode');

export const provideHandMode = (model: () => Model | undefined, isShared: boolean): HandMode =>
  setContext(key, new HandMode(model, isShared));

/** Undefined at a table without a server. */
export const useHandMode = () => getContext<HandMode | undefined>(key);
