import { expect, it } from 'vitest';
import { isSure, meanOf, ratioOf, shareOf } from './estimate';

it('a mean has a Student interval: five numbers give a wider one than fifty', () => {
  const five = meanOf([10, 20, 30, 40, 50]);
  expect(five?.mean).toBe(30);
  // 2.776 standard errors of 7.07.
  expect(five?.margin).toBeCloseTo(19.6, 0);

  const fifty = meanOf(Array.from({ length: 50 }, (_, place) => 10 + 10 * (place % 5)));
  expect(fifty?.mean).toBe(30);
  expect(fifty?.margin).toBeCloseTo(2.01 * (14.28 / Math.sqrt(50)), 1);
});

it('four numbers give no estimate', () => {
  expect(meanOf([1, 2, 3, 4])).toBeUndefined();
  expect(ratioOf([1, 2, 3, 4].map((of) => ({ of, to: 1 })))).toBeUndefined();
});

it('a ratio weights a game by its stake', () => {
  const games = [
    { of: 110, to: 100 },
    { of: 220, to: 200 },
    { of: 330, to: 300 },
    { of: 440, to: 400 },
    { of: 0, to: 0 },
  ];
  expect(ratioOf(games)?.mean).toBeCloseTo(1.1);
  expect(ratioOf(games)?.margin).toBeCloseTo(0);
  expect(ratioOf(games.map(() => ({ of: 5, to: 0 })))).toBeUndefined();
});

it('a margin has its coverage: about five of a hundred samples miss', () => {
  let seed = 7;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const missed = Array.from({ length: 400 }, () => {
    const found = meanOf(Array.from({ length: 8 }, () => chance() + chance() + chance()));
    return found === undefined || isSure({ mean: found.mean - 1.5, margin: found.margin });
  }).filter((one) => one).length;
  expect(missed).toBeGreaterThan(6);
  expect(missed).toBeLessThan(36);
});

it('a share stays between 0 and 1', () => {
  expect(shareOf(0, 4).from).toBe(0);
  expect(shareOf(4, 4).to).toBe(1);
  const { from, to } = shareOf(8, 12);
  expect([from, to].map((share) => Math.round(100 * share))).toEqual([39, 86]);
});
