// @vitest-environment node
import { expect, it } from 'vitest';
import { mergedPuzzlers, withoutTry, withTry } from './stored-puzzles';

const anna = { player: 1, solved: ['2026-11-25'], missed: ['2026-11-24'] };
const ben = { player: 2, solved: ['2026-11-24'], missed: [] };

it('the first try of a day counts', () => {
  const once = withTry(undefined, 1, '2026-11-25', false);

  expect(once).toEqual([{ player: 1, solved: [], missed: ['2026-11-25'] }]);
  expect(withTry(once, 1, '2026-11-25', true)).toEqual(once);
});

it('a try can be removed and replaced', () => {
  const back = withoutTry([anna, ben], 1, '2026-11-24');

  expect(back).toEqual([{ ...anna, missed: [] }, ben]);
  expect(withTry(back, 1, '2026-11-24', true)).toContainEqual({
    player: 1,
    solved: ['2026-11-24', '2026-11-25'],
    missed: [],
  });
});

it('a merged player’s tries are moved, except for days on which both tried', () => {
  expect(mergedPuzzlers([anna, ben], 1, 2)).toEqual([
    { player: 2, solved: ['2026-11-24', '2026-11-25'], missed: [] },
  ]);
  expect(mergedPuzzlers(undefined, 1, 2)).toEqual([]);
});
