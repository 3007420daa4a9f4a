import type { ConnectionState } from '../../wire/connection';
import { Interruption } from './interruption.svelte';

/** The connection to the table, as the page shows it. */
export class TableConnection {
  /** Connects again at once; undefined if this connection cannot be lost. */
  readonly retry: (() => void) | undefined;
  /** The current interruption, and the result of a move that was being sent then. */
  readonly interruption: Interruption;
  #state = $state<ConnectionState>('connecting');
  #wentBack = $state<number>();

  /** `changed` is called when an interruption begins, each second, and when it ends. */
  constructor(changed: () => void, retry: (() => void) | undefined) {
    this.interruption = new Interruption(changed);
    this.retry = retry;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** The version up to which the game that was shown still holds, if the server lost the rest. */
  get wentBack(): number | undefined {
    return this.#wentBack;
  }

  follow(state: ConnectionState): void {
    this.#state = state;
    this.interruption.follow(state);
  }

  goBack(version: number): void {
    this.#wentBack = version;
  }

  dismissWentBack(): void {
    this.#wentBack = undefined;
  }
}
