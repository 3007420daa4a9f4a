import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Elapsed } from './elapsed.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The values that an effect reads one after the other. */
function read(value: () => boolean) {
  const values: boolean[] = [];
  const stop = $effect.root(() => {
    $effect(() => void values.push(value()));
  });
  flushSync();
  return { values, stop };
}

function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

it('updates its readers when the time is over', () => {
  const time = new Elapsed(1000);
  const { values, stop } = read(() => time.over);

  pass(999);
  expect(values).toEqual([false]);
  pass(1);
  expect(values).toEqual([false, true]);
  stop();
});

it('counts from its beginning, not from its first reader', () => {
  const time = new Elapsed(1000);
  pass(700);
  const { values, stop } = read(() => time.over);

  pass(300);
  expect(values).toEqual([false, true]);
  stop();
});

it('leaves no timer behind', async () => {
  const time = new Elapsed(1000);
  const { stop } = read(() => time.over);
  expect(vi.getTimerCount()).toBe(1);

  stop();
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});
