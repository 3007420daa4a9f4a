import { prefersReducedMotion, Tween } from 'svelte/motion';
import type { Cue } from '../../parts/sound/sound';

// Milliseconds: one step after the other, then the digits of the total.
const step = 500;
const digits = 700;

/** A score that is counted up, step by step and heard; at once for those who want no motion or are in a hurry. */
export class Counting {
  #running = $state(false);
  #total = $state(0);
  readonly #digits = new Tween(0);
  readonly #sound: (cues: readonly Cue[]) => unknown;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(sound: (cues: readonly Cue[]) => unknown) {
    this.#sound = sound;
  }

  get running(): boolean {
    return this.#running;
  }

  /** What stands as the total now. */
  get total(): number {
    return this.#running ? Math.round(this.#digits.current) : this.#total;
  }

  /** Begins with nothing counted. */
  start(total: number, steps: number): void {
    this.#total = total;
    if (prefersReducedMotion.current) {
      this.#sound([{ sound: 'bell' }]);
      return;
    }
    this.#running = true;
    this.#timers = Array.from({ length: steps }, (_, index) =>
      setTimeout(() => this.#sound([{ sound: 'tick' }]), index * step),
    );
    void this.#digits.set(total, { delay: steps * step, duration: digits });
    this.#timers.push(setTimeout(() => this.#end(), steps * step + digits));
  }

  /** On to this total, without any counting. */
  skip(total: number = this.#total): void {
    this.stop();
    this.#total = total;
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#running = false;
  }

  #end(): void {
    this.stop();
    this.#sound([{ sound: 'bell' }]);
  }
}
