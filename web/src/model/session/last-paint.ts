import type { Seen } from '../../wire/protocol';

/** The time of this screen, which never jumps; `painted` calls back when the latest change is visible. */
export interface ScreenTime {
  now(): number;
  painted(callback: () => void): void;
}

export const screenTime: ScreenTime = {
  now: () => performance.now(),
  painted: (callback) => requestAnimationFrame(callback),
};

/**
 * Remembers what this screen showed last and since when, so that a press in a race can state what it answers.
 */
export class LastPaint {
  readonly #time: ScreenTime;
  #at: number | undefined;
  #since = 0;

  constructor(time: ScreenTime = screenTime) {
    this.#time = time;
  }

  /** The announcement of that server time is about to be painted. */
  show(at: number): void {
    this.#at = at;
    this.#since = this.#time.now();
    this.#time.painted(() => {
      if (this.#at === at) this.#since = this.#time.now();
    });
  }

  /** For a press at this moment; undefined before anything was shown. */
  seen(): Seen | undefined {
    if (this.#at === undefined) return undefined;
    return { at: this.#at, ago: Math.max(0, Math.round(this.#time.now() - this.#since)) };
  }
}
