import { expect, it } from 'vitest';
import { ago, lasting } from './times';

const minute = 60_000;

it.each([
  [0, 'this minute'],
  [2 * minute, '2 min ago'],
  [61 * minute, '1 hr ago'],
  [50 * 60 * minute, '2 days ago'],
])('%i milliseconds are shown in the largest unit that has passed', (passed, words) => {
  expect(ago(1_000_000, 1_000_000 + passed)).toBe(words);
});

it('a clock behind the server shows no future time', () => {
  expect(ago(5000, 1000)).toBe('this minute');
});

it.each([
  [0, '1 min'],
  [12 * minute, '12 mins'],
  [72 * minute, '1 hr 12 mins'],
  [120 * minute, '2 hrs'],
  [(50 * 60 + 5) * minute, '2 days 2 hrs'],
])('%i milliseconds of a game are shown in at most two units', (passed, words) => {
  expect(lasting(passed)).toBe(words);
});
