import { expect, test } from 'vitest';
import { modelAfter, modelAt } from '../../model/fixtures/models';
import { en } from '../i18n/fixtures/languages';
import { movesSince } from './meanwhile';

const auction = modelAt('auction');

test('a move names the winner, the lot and the price; intermediate bids and calls are omitted', () => {
  const since = auction.log.length;
  const later = modelAfter(
    auction,
    { name: 'raised', seat: 2, amount: 60 },
    { name: 'called', call: 1 },
    { name: 'knocked', to: 2, amount: 60 },
    { name: 'sold', auctioneer: 1, bidder: 2, amount: 60 },
    { name: 'took', seat: 2, from: null, animal: 'sheep', count: 1 },
    { name: 'took', seat: 1, from: 2, animal: 'cat', count: 2 },
  );

  const moves = movesSince(later, since, en);

  expect(moves.map(({ price }) => price)).toEqual([60, undefined]);
  expect(moves[0]?.text).toMatch(/gets? the sheep/);
});
