import { beforeEach, expect, it } from 'vitest';
import { TriedPuzzles } from './puzzles.svelte';

beforeEach(() => localStorage.clear());

it('the first try at a puzzle counts, and is kept after a reload', () => {
  const tried = new TriedPuzzles();
  tried.keep(17, false);
  tried.keep(17, true);

  expect(new TriedPuzzles().of(17)).toBe(false);
  expect(new TriedPuzzles().of(18)).toBeUndefined();
});

it('a streak consists of days on which the daily puzzle was solved at once', () => {
  const tried = new TriedPuzzles();
  tried.keep(3, false, '2026-12-29');
  for (const [number, day] of [
    [4, '2026-12-30'],
    [5, '2026-12-31'],
    [6, '2027-01-01'],
  ] as const)
    tried.keep(number, true, day);
  tried.keep(99, true);

  expect(tried.streak('2027-01-01')).toBe(3);
  expect(tried.streak('2027-01-02')).toBe(3);
  expect(tried.streak('2027-01-03')).toBe(0);
});

it('the daily puzzle counts on its day, even if it was tried before', () => {
  const tried = new TriedPuzzles();
  tried.keep(4, false);
  tried.keep(4, true, '2026-12-30');

  expect([tried.of(4), tried.onDay('2026-12-30')]).toEqual([false, true]);
});

it('foreign data is ignored', () => {
  localStorage.setItem('kuhhandel.puzzles', '{"tried":');

  expect(new TriedPuzzles().streak('2026-12-30')).toBe(0);
});
