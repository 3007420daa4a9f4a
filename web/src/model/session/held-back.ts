import { timers, type Timers } from './timers';

/** A message and the time at which it arrived. */
export interface Held<Message> {
  readonly at: number;
  readonly message: Message;
}

/** Splits messages, which are in the order of their arrival, into those that are old enough and the rest. */
export function splitByAge<Message>(
  held: readonly Held<Message>[],
  now: number,
  delay: number,
): { due: readonly Message[]; rest: readonly Held<Message>[] } {
  const young = held.findIndex(({ at }) => at + delay > now);
  const count = young === -1 ? held.length : young;
  return { due: held.slice(0, count).map(({ message }) => message), rest: held.slice(count) };
}

/** Runs actions a fixed time after they were handed over, in their order. Without a delay it runs them at once. */
export class HeldBack {
  readonly #delay: number;
  readonly #timers: Timers;
  #held: readonly Held<() => void>[] = [];
  #cancel: (() => void) | undefined;

  constructor(delay: number, time: Timers = timers) {
    this.#delay = delay;
    this.#timers = time;
  }

  take(callback: () => void): void {
    if (this.#delay === 0) {
      callback();
      return;
    }
    this.#held = [...this.#held, { at: this.#timers.now(), message: callback }];
    this.#wait();
  }

  /** Drops everything that is still held. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#held = [];
  }

  #wait(): void {
    const [first] = this.#held;
    if (first === undefined || this.#cancel !== undefined) return;
    const left = Math.max(0, first.at + this.#delay - this.#timers.now());
    this.#cancel = this.#timers.later(left, () => this.#release());
  }

  #release(): void {
    this.#cancel = undefined;
    const { due, rest } = splitByAge(this.#held, this.#timers.now(), this.#delay);
    this.#held = rest;
    for (const callback of due) callback();
    this.#wait();
  }
}
