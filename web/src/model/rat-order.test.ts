import { expect, it } from 'vitest';
import { orderOf } from './rat-order';

const round = (asked: number, laid: number) => ({ name: 'rat_round' as const, auctioneer: 2, asked, laid });
const linesOf = (asked: number, laid: number) =>
  orderOf(round(asked, laid), 4).map(({ seat, laid: cards, now }) => `${seat}: ${cards}${now ? ' now' : ''}`);

it('starts on the auctioneer’s left and ends with them (C8.1)', () => {
  expect(linesOf(3, 0)).toEqual(['3: 0 now', '0: 0', '1: 0', '2: 0']);
  expect(orderOf(round(3, 0), 4).at(-1)?.last).toBe(true);
});

it('a passed player has laid one card per round', () => {
  expect(linesOf(1, 2)).toEqual(['3: 1', '0: 1', '1: 0 now', '2: 0']);
  expect(linesOf(0, 5)).toEqual(['3: 2', '0: 1 now', '1: 1', '2: 1']);
});
