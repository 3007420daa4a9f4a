import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eyesNamed, Leading } from './leading';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends the last of many quick moves, and at most four per second', () => {
  const published: string[] = [];
  const leading = new Leading(({ step, eyes }) => published.push(`${step} ${eyes}`));
  for (let step = 0; step < 40; step += 1) {
    leading.move(step, step < 20 ? 'open' : 2);
    vi.advanceTimersByTime(25);
  }
  vi.advanceTimersByTime(1000);
  expect(published.length).toBeLessThanOrEqual(5);
  expect(published.at(-1)).toBe('39 2');
});

it('sends nothing after the end', () => {
  const published: unknown[] = [];
  const leading = new Leading((at) => published.push(at));
  leading.move(3, 'audience');
  leading.end();
  vi.advanceTimersByTime(1000);
  expect(published).toEqual([]);
});

it('parses the perspective in the address of a replay', () => {
  expect(['open', 'audience', '2'].map(eyesNamed)).toEqual(['open', 'audience', 2]);
});
