/** Chance that is the same for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 48_271 + 11) % 0x7f_ff_ff_ff;
  }

  /** From 0 to 1. */
  next(): number {
    this.#state = (this.#state * 48_271) % 0x7f_ff_ff_ff;
    return this.#state / 0x7f_ff_ff_ff;
  }

  /** True with that probability in percent. */
  percent(share: number): boolean {
    return this.next() * 100 < share;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }
}
