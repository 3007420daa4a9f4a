import { createSubscriber } from 'svelte/reactivity';
import { steadyNow } from './clock';

/** A time that passes: templates and derived values that read `over` are updated at its end. */
export class Elapsed {
  readonly #subscribe: () => void;
  #over: boolean;

  /** Begins now. */
  constructor(milliseconds: number) {
    const end = steadyNow() + milliseconds;
    this.#over = milliseconds <= 0;
    this.#subscribe = createSubscriber((update) => {
      const timer = setTimeout(() => {
        this.#over = true;
        update();
      }, end - steadyNow());
      return () => clearTimeout(timer);
    });
  }

  get over(): boolean {
    if (!this.#over) this.#subscribe();
    return this.#over;
  }
}
