// @vitest-environment node
import { expect, it } from 'vitest';
import { marks, share } from './scale';

it.each([
  [5100, [0, 2000, 4000, 6000]],
  [3100, [0, 1000, 2000, 3000, 4000]],
  [10, [0, 2, 4, 6, 8, 10]],
  [0, [0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]],
])('ticks up to %i are round and reach it', (most, expected) => {
  expect(marks(most)).toEqual(expected);
});

it('a share of zero is zero', () => {
  expect(share(5, 3, 3)).toBe(0);
  expect(share(5, 0, 10)).toBe(0.5);
});
