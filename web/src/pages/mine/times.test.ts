import { expect, it } from 'vitest';
import { ago } from './times';

const minute = 60_000;

it.each([
  [0, 'this minute'],
  [2 * minute, '2 min ago'],
  [61 * minute, '1 hr ago'],
  [50 * 60 * minute, '2 days ago'],
])('%i milliseconds are told in the largest unit that has passed', (passed, words) => {
  expect(ago(1_000_000, 1_000_000 + passed)).toBe(words);
});

it('a clock that runs behind the server tells of no future', () => {
  expect(ago(5000, 1000)).toBe('this minute');
});
