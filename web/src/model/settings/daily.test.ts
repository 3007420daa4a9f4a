import { beforeEach, expect, it } from 'vitest';
import { Daily } from './daily.svelte';
import { dailyTable, dayAt, dayOfTable } from './days';

beforeEach(() => localStorage.clear());

const result = (day: string, points = 100) => ({ day, points, rank: 2, players: 4 });

it('the first try of a day counts, and is kept after a reload', () => {
  const daily = new Daily();
  daily.keep(result('2026-11-24', 2460));
  daily.keep(result('2026-11-24', 9000));

  expect(new Daily().of('2026-11-24')?.points).toBe(2460);
});

it('a streak continues if its last day is yesterday, and a gap ends it', () => {
  const daily = new Daily();
  for (const day of ['2026-10-23', '2026-10-25', '2026-10-26', '2026-10-27']) daily.keep(result(day));

  expect(daily.streak('2026-10-27')).toBe(3);
  expect(daily.streak('2026-10-28')).toBe(3);
  expect(daily.streak('2026-10-29')).toBe(0);
});

it('a streak spans months and years', () => {
  const daily = new Daily();
  for (const day of ['2026-12-31', '2027-01-01']) daily.keep(result(day));

  expect(daily.streak('2027-01-01')).toBe(2);
});

it('a table knows its day, and other tables have none', () => {
  const today = dayAt(new Date(2026, 10, 4, 23, 59).getTime());

  expect(today).toBe('2026-11-04');
  expect(dayOfTable(dailyTable(today))).toBe(today);
  expect(dayOfTable('lesson-23')).toBeUndefined();
});

it('foreign data is ignored', () => {
  localStorage.setItem('kuhhandel.daily', 'no list');

  expect(new Daily().streak('2026-11-24')).toBe(0);
});
