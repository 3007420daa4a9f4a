import { getContext, onMount, setContext } from 'svelte';
import { Elapsed } from '../../browser/elapsed.svelte';
import type { Model } from '../model';
import { preferences } from '../settings/preferences.svelte';
import type { TableSession } from './session.svelte';

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

  constructor(model: () => Model | undefined) {
    this.#model = model;
    this.follow();
  }

  /** Another model is shown. */
  follow(): void {
    if (this.present) this.#seen = true;
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

/** At a device that several players share, the page shows them what all may see. */
export function provideHandMode(session: TableSession): HandMode {
  const mode = new HandMode(() => session.model);
  const isShared = session.hotSeat !== undefined;
  onMount(() => session.onShown(() => mode.follow()));
  onMount(() => preferences.askAtScreen(() => mode.present && (mode.possible || isShared)));
  return setContext(key, mode);
}

/** Undefined at a table without a server. */
export const useHandMode = () => getContext<HandMode | undefined>(key);
