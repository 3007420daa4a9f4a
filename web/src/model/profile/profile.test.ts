import { expect, it } from 'vitest';
import type { Habits } from '../../wire/coach/assessment';
import type { JudgedGame } from '../../wire/coach/judged';
import { paidIn, profileOf } from './profile';
import { insightsOf } from './insights';

const quiet: Habits = {
  lost: {},
  bought: [],
  bluffs: { told: 0, seen_through: 0, met: 0, met_seen_through: 0 },
};

/** The game of that number, with that lost chance. */
const game = (number: number, habits: Partial<Habits>, cards = 0): JudgedGame => {
  const all = { ...quiet, ...habits };
  const choices = -Object.values(all.lost).reduce((sum, part) => sum + part, 0);
  const balance = { beginning: 0.25, choices, cards, others: -0.25 - choices - cards, end: 0 };
  return { id: String(number), edition: 'second', ended: number, balance, habits: all };
};
const games = (number: number, habits: (place: number) => Partial<Habits>) =>
  Array.from({ length: number }, (_, place) => game(place, habits(place)));
const insightsIn = (judged: readonly JudgedGame[]) => insightsOf(profileOf(judged));

it('four games give only the number of bluffs', () => {
  const four = games(4, () => ({
    lost: { bid_on: 0.3 },
    bought: [{ copy: 1, price: 200, worth: 100 }],
    bluffs: { ...quiet.bluffs, told: 1, seen_through: 1 },
  }));

  expect(insightsIn(four)).toEqual([{ kind: 'told', bluffs: 4, seen: 4, between: [51, 100] }]);
});

it('the largest loss is named once it is significant', () => {
  const near = games(8, (place) => ({ lost: { bid_on: 0.1 + 0.02 * (place % 3), let_go: 0.11 } }));
  const far = games(8, (place) => ({ lost: { bid_on: 0.3 + 0.02 * (place % 3), let_go: 0.1 } }));

  expect(insightsIn(near).map(({ kind }) => kind)).toEqual(['lost']);
  expect(insightsIn(far)).toContainEqual({ kind: 'most', slip: 'bid_on', points: 32 });
});

it('a price is shown by the number of owned animals, relative to its value', () => {
  const dear = games(6, (place) => ({
    bought: [
      { copy: 1, price: 112 + (place % 2), worth: 100 },
      { copy: 2, price: place % 2 === 0 ? 400 : 20, worth: 100 },
      { copy: 4, price: 100, worth: 100 },
    ],
  }));

  expect(insightsIn(dear).filter(({ kind }) => kind === 'price')).toEqual([
    { kind: 'price', cards: 'first', percent: 13, margin: 1 },
    { kind: 'price', cards: 'fourth', percent: 0, margin: 1 },
  ]);
});

it('the total price is compared with the total value', () => {
  const lots = [
    { copy: 1, price: 150, worth: 100 },
    { copy: 4, price: 250, worth: 300 },
  ];
  expect(paidIn(game(1, { bought: lots.slice(0, 1) }))).toBe(150);
  expect(paidIn(game(1, {}))).toBeUndefined();
  expect(profileOf(games(4, () => ({ bought: lots }))).paid).toBeUndefined();
  expect(profileOf(games(5, () => ({ bought: lots }))).paid?.mean).toBe(1);
});

it('an improvement is reported from ten games on', () => {
  const learning = (number: number) =>
    games(number, (place) => ({ lost: { offered: (place < number / 2 ? 0.5 : 0.2) + 0.01 * (place % 2) } }));

  expect(insightsIn(learning(8)).map(({ kind }) => kind)).not.toContain('lately');
  expect(insightsIn(learning(12))).toContainEqual({ kind: 'lately', less: true, points: 30, margin: 1 });
  expect(insightsIn(learning(12).map((one) => ({ ...one, ended: -one.ended })))).toContainEqual(
    expect.objectContaining({ kind: 'lately', less: false }),
  );
});

it('the share of countered bluffs is shown only if it is meaningful', () => {
  const met = (number: number) =>
    games(number, (place) => ({
      bluffs: { ...quiet.bluffs, met: 1, met_seen_through: place % 3 === 0 ? 0 : 1 },
    }));

  expect(insightsIn(met(3))).toEqual([{ kind: 'met', bluffs: 3, seen: 2, between: undefined }]);
  expect(insightsIn(met(12))).toContainEqual({ kind: 'met', bluffs: 12, seen: 8, between: [39, 86] });
});

it('the parts of the average game add up to its result', () => {
  const { balance } = profileOf([
    game(1, { lost: { sold: 0.2 } }, 0.1),
    game(2, { lost: { turn: 0.4 } }, -0.3),
  ]);

  expect(balance?.choices).toBeCloseTo(-0.3);
  expect(balance?.cards).toBeCloseTo(-0.1);
  const { beginning = 0, choices = 0, cards = 0, others = 0, end } = balance ?? {};
  expect(beginning + choices + cards + others).toBeCloseTo(end ?? NaN);
});

it('cards count as luck only beyond random variation', () => {
  const even = Array.from({ length: 10 }, (_, place) => game(place, {}, place % 2 === 0 ? 0.2 : -0.2));
  const lucky = Array.from({ length: 10 }, (_, place) => game(place, {}, place % 2 === 0 ? 0.2 : 0.1));

  expect(insightsIn(even).map(({ kind }) => kind)).not.toContain('cards');
  expect(insightsIn(lucky)).toContainEqual({ kind: 'cards', points: 15, margin: 4 });
});
