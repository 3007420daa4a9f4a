import { expect, it } from 'vitest';
import { dealingsOf } from './dealings';
import type { GameEvent } from '../wire/protocol';

const sale: readonly GameEvent[] = [
  { name: 'turned_up', auctioneer: 1, lot: 'goose' },
  { name: 'raised', seat: 2, amount: 70 },
  { name: 'sold', auctioneer: 1, bidder: 2, amount: 70 },
  { name: 'paid', payer: 2, payee: 1, open: true, cards: 3, money: { 50: 1, 10: 2 } },
];
const trade: readonly GameEvent[] = [
  { name: 'challenged', challenger: 2, challenged: 0, animal: 'cow', cards: 1 },
  { name: 'offered', challenger: 2, round: 1, cards: 3 },
  {
    name: 'revealed',
    challenger: 2,
    challenged: 0,
    winner: 0,
    offer: { cards: 3 },
    counter: { cards: 5, money: { 50: 5 } },
    to_challenger: { cards: 5, money: { 50: 5 } },
    to_challenged: { cards: 3 },
  },
  { name: 'took', seat: 0, animal: 'cow', count: 1, from: 2 },
];

it('an open payment is listed by card, on both sides (C4.7)', () => {
  expect(dealingsOf(sale, 2)).toEqual([{ kind: 'paid', other: 1, lot: ['goose'], cards: 3, sum: 70 }]);
  expect(dealingsOf(sale, 1)).toEqual([{ kind: 'received', other: 2, lot: ['goose'], cards: 3, sum: 70 }]);
  expect(dealingsOf(sale, 0)).toEqual([]);
});

it('a closed payment is listed by card count, also for the two players (C4.7)', () => {
  const closed = sale.map((event) => (event.name === 'paid' ? { ...event, open: false } : event));
  expect(dealingsOf(closed, 2)).toMatchObject([{ cards: 3, sum: undefined }]);
});

it('a trade lists the number of exchanged cards and the winner (C6.6)', () => {
  const lost = { kind: 'traded', other: 0, animal: 'cow', gave: 3, got: 5, won: false };
  expect(dealingsOf([...sale, ...trade], 2)).toEqual([lost, expect.objectContaining({ kind: 'paid' })]);
  expect(dealingsOf(trade, 0)).toEqual([{ ...lost, other: 2, gave: 5, got: 3, won: true }]);
});

it('a new game starts with none', () => {
  expect(dealingsOf([...sale, { name: 'started', game: 2, first: 0 }], 2)).toEqual([]);
});
