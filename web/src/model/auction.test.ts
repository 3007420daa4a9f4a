import { expect, it } from 'vitest';
import type { GameEvent } from '../wire/protocol';
import { auctionSoFar, lastBidOf } from './auction';

const log: GameEvent[] = [
  { name: 'turned_up', auctioneer: 1, lot: 'dog' },
  { name: 'raised', seat: 2, amount: 900 },
  { name: 'turned_up', auctioneer: 2, lot: 'cow' },
  { name: 'raised', seat: 0, amount: 10 },
  { name: 'called', call: 1 },
  { name: 'raised', seat: 3, amount: 20 },
  { name: 'called', call: 1 },
  { name: 'called', call: 2 },
];

it('the ladder contains only the bids of this auction', () => {
  expect(auctionSoFar(log).bids.map(({ amount }) => amount)).toEqual([10, 20]);
  expect(lastBidOf(auctionSoFar(log).bids, 3)).toBe(20);
  expect(lastBidOf(auctionSoFar(log).bids, 2)).toBeUndefined();
});

it('a bid resets the calls', () => {
  expect(auctionSoFar(log).call).toBe(2);
  expect(auctionSoFar([...log, { name: 'raised', seat: 0, amount: 30 }]).call).toBe(0);
});

it('a repeated auction starts with an empty ladder (C4.8)', () => {
  const again: GameEvent = { name: 'auctioned_again', auctioneer: 2, lot: 'cow', barred: [3], bound: [] };
  expect(auctionSoFar([...log, again])).toEqual({ bids: [], call: 0 });
});

it('a continued auction drops the bids of a bidder who could not pay (C4.8)', () => {
  const log: GameEvent[] = [
    { name: 'turned_up', auctioneer: 1, lot: 'cow' },
    { name: 'raised', seat: 2, amount: 30 },
    { name: 'raised', seat: 3, amount: 90 },
    { name: 'called', call: 2 },
    { name: 'auction_goes_on', auctioneer: 1, lot: 'cow', standing: { seat: 2, amount: 30 }, barred: [3] },
  ];
  expect(auctionSoFar(log)).toEqual({ bids: [{ seat: 2, amount: 30 }], call: 0 });
});
