import { timers, type Timers } from './timers';

/** Milliseconds without a touch after which the player counts as away from the page. */
export const patience = 60_000;

interface AttentionOptions {
  readonly visible: boolean;
  /** The state that the table knows; undefined if it does not ask, because several people play. */
  readonly known: () => boolean | undefined;
  readonly report: (attentive: boolean) => void;
}

/** Whether the player looks at this page, and the latest report to the table. */
export class Attention {
  readonly #options: AttentionOptions;
  readonly #timers: Timers;
  #visible: boolean;
  #touchedAt: number;
  #attentive: boolean;
  /** The latest message on the open connection; a new connection counts as attentive. */
  #reported = true;
  #cancel = () => {};

  constructor(options: AttentionOptions, time: Timers = timers) {
    this.#options = options;
    this.#timers = time;
    this.#visible = options.visible;
    this.#attentive = options.visible;
    this.#touchedAt = time.now();
    this.#wait();
  }

  touch(): void {
    this.#touchedAt = this.#timers.now();
    if (!this.#visible || this.#attentive) return;
    this.#become(true);
    this.#wait();
  }

  show(visible: boolean): void {
    this.#visible = visible;
    if (visible) this.touch();
    else this.#become(false);
  }

  /** Another connection is open. */
  reconnect(): void {
    this.#reported = true;
    this.sync();
  }

  /** Reports a change to the table. */
  sync(): void {
    const known = this.#options.known();
    if (known === undefined) return;
    const isMissed = this.#attentive && !known;
    if (this.#attentive === this.#reported && !isMissed) return;
    this.#reported = this.#attentive;
    this.#options.report(this.#attentive);
  }

  stop(): void {
    this.#cancel();
  }

  #become(attentive: boolean): void {
    this.#attentive = attentive;
    this.sync();
  }

  /** One timer for many touches: it looks at the latest when it ends. */
  #wait(): void {
    this.#cancel();
    if (!this.#attentive) return;
    this.#cancel = this.#timers.later(this.#touchedAt + patience - this.#timers.now(), () => {
      if (this.#timers.now() >= this.#touchedAt + patience) this.#become(false);
      this.#wait();
    });
  }
}
