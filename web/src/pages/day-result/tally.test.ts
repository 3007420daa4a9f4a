import { expect, it } from 'vitest';
import { betterThan, stepOf } from './tally';

const tally = { played: 4, fewer: 2, places: [1, 1, 1, 1], steps: [1, 1, 2] };

it('the percentage of lower scores is rounded down', () => {
  expect(betterThan(tally, 3)).toBe(66);
  expect(betterThan({ ...tally, fewer: 3 }, 3)).toBe(100);
});

it('points map to their step, and the last step has no upper bound', () => {
  expect(stepOf(599, tally)).toBe(0);
  expect(stepOf(600, tally)).toBe(1);
  expect(stepOf(99_990, tally)).toBe(2);
});
