/** Milliseconds. The server is heard of at least once a second. */
const tick = 500;
const silentAfter = 5;

interface Tellings {
  /** Nothing has been heard for two and a half seconds. */
  silent: () => void;
  /** Nothing has been heard for as long as one waits: another way is worth a try. */
  gone: () => void;
}

/**
 * Notices that nothing is heard on a wire any more, long before the browser does. It counts its own ticks instead of
 * time: a page that slept, and so heard nothing, had none.
 */
export class Pulse {
  readonly #later: (milliseconds: number, act: () => void) => void;
  readonly #tell: Tellings;
  /** In ticks. */
  readonly #goneAfter: number;
  #missed = 0;
  #stopped = false;

  /** One waits for so many milliseconds. */
  constructor(later: (milliseconds: number, act: () => void) => void, tell: Tellings, goneAfter: number) {
    this.#later = later;
    this.#tell = tell;
    this.#goneAfter = goneAfter / tick;
    this.#wait();
  }

  hear(): void {
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
    if (this.#missed === silentAfter) this.#tell.silent();
    if (this.#missed === this.#goneAfter) {
      this.stop();
      this.#tell.gone();
      return;
    }
    this.#wait();
  }
}
