import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { TypedDay } from './typed-day.svelte';

beforeEach(() => {
  void setLocale('en');
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00') });
});
afterEach(() => void vi.useRealTimers());

function dayOf(date: string) {
  let stored = $state(date);
  return {
    day: new TypedDay(
      () => stored,
      (changed) => (stored = changed),
    ),
    date: () => stored,
  };
}

it('is open while the text is not a valid day, and keeps the last valid one', () => {
  const { day, date } = dayOf('2026-11-28');
  day.read('nonsense');
  expect(day.isOpen).toBe(true);
  expect([day.unread, date()]).toEqual(['nonsense', '2026-11-28']);

  day.take('2026-11-27');
  expect([day.isOpen, day.unread, date()]).toEqual([false, undefined, '2026-11-27']);
});

it('is open for a day in the future until the person takes the probable day or keeps it', () => {
  const { day } = dayOf('2027-11-28');
  expect([day.isOpen, day.likely]).toEqual([true, '2026-11-28']);
  day.keep();
  expect(day.isOpen).toBe(false);

  day.take('2027-11-27');
  expect(day.isOpen).toBe(true);
  day.take('2026-11-27');
  expect(day.isOpen).toBe(false);
});
