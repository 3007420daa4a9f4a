import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Counting } from './counting.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counting() {
  const heard: string[] = [];
  const score = new Counting((cues) => heard.push(...cues.map(({ sound }) => sound)));
  return { score, heard };
}

it('every step ticks, the total rings', () => {
  const { score, heard } = counting();
  score.start(2670, 3);
  expect(score.running).toBe(true);
  vi.runAllTimers();
  expect(heard).toEqual(['tick', 'tick', 'tick', 'bell']);
  expect([score.running, score.total]).toEqual([false, 2670]);
});

it('whoever is in a hurry has the total at once, and silence', () => {
  const { score, heard } = counting();
  score.start(2670, 3);
  score.skip();
  vi.runAllTimers();
  expect([score.running, score.total]).toEqual([false, 2670]);
  expect(heard).toEqual([]);
});

it('the sheet of another player is not counted', () => {
  const { score } = counting();
  score.start(2670, 3);
  score.skip(1950);
  expect(score.total).toBe(1950);
});
