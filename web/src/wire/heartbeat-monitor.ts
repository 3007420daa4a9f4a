/** Milliseconds. The server sends something at least once a second. */
const tick = 500;
const silentAfter = 5;

interface SilenceListeners {
  /** Nothing has been received for 2.5 seconds. */
  silent: () => void;
  /** Nothing has been received for the whole waiting time: another way is worth a try. */
  gone: () => void;
}

/**
 * Detects a silent wire long before the browser does. It counts its own ticks instead of time, because a page
 * that slept received nothing and had no ticks.
 */
export class HeartbeatMonitor {
  readonly #later: (milliseconds: number, callback: () => void) => void;
  readonly #listeners: SilenceListeners;
  /** In ticks. */
  readonly #goneAfter: number;
  #missed = 0;
  #stopped = false;

  /** `goneAfter` is the waiting time in milliseconds. */
  constructor(
    later: (milliseconds: number, callback: () => void) => void,
    listeners: SilenceListeners,
    goneAfter: number,
  ) {
    this.#later = later;
    this.#listeners = listeners;
    this.#goneAfter = goneAfter / tick;
    this.#wait();
  }

  receive(): void {
    this.#missed = 0;
  }

  stop(): void {
    this.#stopped = true;
  }

  #wait(): void {
    this.#later(tick, () => this.#tick());
  }

  #tick(): void {
    if (this.#stopped) return;
    this.#missed += 1;
    if (this.#missed === silentAfter) this.#listeners.silent();
    if (this.#missed === this.#goneAfter) {
      this.stop();
      this.#listeners.gone();
      return;
    }
    this.#wait();
  }
}
