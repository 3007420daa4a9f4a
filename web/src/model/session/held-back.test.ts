import { expect, it } from 'vitest';
import { HeldBack, splitByAge } from './held-back';
import type { Timers } from './timers';

/** A clock that moves only when the test says so. */
class TestClock implements Timers {
  #now = 0;
  #due: { at: number; callback: () => void }[] = [];

  now(): number {
    return this.#now;
  }
  later(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.#now + milliseconds, callback };
    this.#due.push(timer);
    return () => (this.#due = this.#due.filter((one) => one !== timer));
  }
  advanceTo(time: number): void {
    for (;;) {
      const next = this.#due.toSorted((one, other) => one.at - other.at)[0];
      if (next === undefined || next.at > time) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = next.at;
      next.callback();
    }
    this.#now = time;
  }
}

it('splits messages by their age, in order', () => {
  const held = [100, 200, 300].map((at) => ({ at, message: `${at}` }));
  expect(splitByAge(held, 1200, 1000)).toEqual({ due: ['100', '200'], rest: [held[2]] });
  expect(splitByAge(held, 5000, 1000)).toEqual({ due: ['100', '200', '300'], rest: [] });
  expect(splitByAge([], 5000, 1000)).toEqual({ due: [], rest: [] });
});

it('hands over each message 30 seconds after it arrived', () => {
  const clock = new TestClock();
  const held = new HeldBack(30_000, clock);
  const seen: string[] = [];
  const push = (what: string) => held.take(() => seen.push(`${what} at ${clock.now()}`));
  push('one');
  clock.advanceTo(500);
  push('two');
  push('three');
  clock.advanceTo(29_999);
  expect(seen).toEqual([]);
  clock.advanceTo(40_000);
  push('four');
  clock.advanceTo(80_000);
  expect(seen).toEqual(['one at 30000', 'two at 30500', 'three at 30500', 'four at 70000']);
});

it('drops what is held when the table is left, and holds nothing back without a delay', () => {
  const clock = new TestClock();
  const seen: string[] = [];
  const held = new HeldBack(1000, clock);
  held.take(() => seen.push('held'));
  held.stop();
  clock.advanceTo(5000);
  new HeldBack(0, clock).take(() => seen.push('at once'));
  expect(seen).toEqual(['at once']);
});
