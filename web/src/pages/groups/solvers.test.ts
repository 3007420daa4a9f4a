// @vitest-environment node
import { expect, it } from 'vitest';
import { lastDays } from './own-tries';
import { solversOf } from './solvers';

const named = [
  { id: 1, name: 'Anna' },
  { id: 2, name: 'Ben' },
  { id: 3, name: 'Cleo' },
];
const shown = lastDays('2026-11-26', 3);

it('the days shown end today', () => {
  expect(shown).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
});

it('the longest streak comes first, and is kept without a try today', () => {
  const puzzles = {
    players: [
      { player: 1, solved: ['2026-11-24'], missed: ['2026-11-25', '2026-11-26'] },
      { player: 2, solved: ['2026-11-24', '2026-11-25'], missed: [] },
    ],
  };

  expect(solversOf(puzzles, named, shown)).toEqual([
    { id: 2, name: 'Ben', days: [true, true, undefined], streak: 2, solved: 2, tried: 2 },
    { id: 1, name: 'Anna', days: [true, false, false], streak: 0, solved: 1, tried: 3 },
  ]);
});

it('equal streaks are ordered by solved puzzles, and old days do not count', () => {
  const puzzles = {
    players: [
      { player: 1, solved: [], missed: ['2026-08-18'] },
      { player: 2, solved: ['2026-08-18', '2026-08-19'], missed: [] },
      { player: 3, solved: ['2026-09-01', '2026-09-03'], missed: [] },
    ],
  };

  expect(solversOf(puzzles, named, shown).map(({ name, solved }) => [name, solved])).toEqual([
    ['Cleo', 2],
    ['Ben', 1],
  ]);
});
