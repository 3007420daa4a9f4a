import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmByRepeat } from './confirm-by-repeat.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the second press confirms, and a third starts again', () => {
  const twice = new ConfirmByRepeat<number>();
  expect([twice.isMeant(110), twice.isMeant(110), twice.isMeant(110)]).toEqual([false, true, false]);
});

it('another amount asks for confirmation again', () => {
  const twice = new ConfirmByRepeat<number>();
  expect([twice.isMeant(110), twice.isMeant(120)]).toEqual([false, false]);
  expect(twice.asked).toBe(120);
});

it('the confirmation expires after four seconds', () => {
  const twice = new ConfirmByRepeat<number>();
  twice.isMeant(110);
  vi.advanceTimersByTime(4000);
  expect(twice.asked).toBeUndefined();
  expect(twice.isMeant(110)).toBe(false);
});
