import type { Clock } from '../../wire/protocol';
import { timers, type Timers } from './timers';

/**
 * The times of a clock that have passed on this screen: the server sends them once, and the counts and calls
 * follow automatically.
 */
export class ClockFace {
  passed = $state(0);
  readonly #show: (at: number) => void;
  readonly #timers: Timers;
  #times: readonly number[] = [];
  #cancel = () => {};

  constructor(show: (at: number) => void, time: Timers = timers) {
    this.#show = show;
    this.#timers = time;
  }

  /** `ahead`: server time minus this browser's time. */
  follow(clock: Clock | null, ahead: number): void {
    this.#cancel();
    const times = clock?.name === 'count' || clock?.name === 'calls' ? clock.at : [];
    const same = times.length === this.#times.length && times.every((at, i) => at === this.#times[i]);
    if (!same) this.passed = 0;
    this.#times = times;
    this.#pass(ahead);
  }

  /** Returns the current count on this screen; undefined if no countdown runs. */
  countOf(clock: Clock | null): number | undefined {
    if (clock?.name !== 'count') return undefined;
    return Math.max(0, clock.from + 1 - Math.max(1, this.passed));
  }

  /** Whether the hammer has fallen on this screen; the server may still receive a bid that was in time. */
  hasSold(clock: Clock | null): boolean {
    return clock?.name === 'calls' && this.passed === clock.at.length;
  }

  stop(): void {
    this.#cancel();
  }

  #pass(ahead: number): void {
    const now = this.#timers.now() + ahead;
    const passed = this.#times.filter((at) => at <= now).length;
    const newest = this.#times[passed - 1];
    if (passed > this.passed && newest !== undefined) this.#show(newest);
    this.passed = passed;
    const next = this.#times[passed];
    if (next !== undefined)
      this.#cancel = this.#timers.later(Math.max(1, next - now), () => this.#pass(ahead));
  }
}
