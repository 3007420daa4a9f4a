// @vitest-environment node
import { expect, it } from 'vitest';
import type { GameEvent, LaidPile } from '../wire/protocol';
import { moodOf } from './mood';

const pile: LaidPile = { cards: 2 };
const traded: readonly GameEvent[] = [
  { name: 'challenged', challenger: 1, challenged: 2, animal: 'cow', cards: 2 },
  { name: 'offered', challenger: 1, round: 1, cards: 2 },
];
const revealed: GameEvent = {
  name: 'revealed',
  challenger: 1,
  challenged: 2,
  winner: 2,
  offer: pile,
  counter: pile,
  to_challenger: pile,
  to_challenged: pile,
};
const moods = (log: readonly GameEvent[]) => [0, 1, 2].map((seat) => moodOf(log, seat));

it('a challenger schemes until the piles are compared; then the winner is pleased and the loser hurt', () => {
  expect(moods(traded)).toEqual([undefined, 'scheming', undefined]);
  expect(moods([...traded, revealed])).toEqual([undefined, 'hurt', 'pleased']);
});

it('it ends with the next card', () => {
  const next: GameEvent = { name: 'turned_up', auctioneer: 0, lot: 'cow' };
  expect(moods([...traded, revealed, { name: 'turn', seat: 0 }])).toEqual([undefined, 'hurt', 'pleased']);
  expect(moods([...traded, revealed, next])).toEqual([undefined, undefined, undefined]);
});

it('only bidders mind that another gets the card', () => {
  const log: readonly GameEvent[] = [
    { name: 'turned_up', auctioneer: 0, lot: 'cow' },
    { name: 'raised', seat: 1, amount: 10 },
    { name: 'raised', seat: 2, amount: 20 },
    { name: 'knocked', to: 2, amount: 20 },
  ];
  expect(moods(log)).toEqual([undefined, 'hurt', 'pleased']);
  expect(moods([...log, { name: 'bought', auctioneer: 0, bidder: 2, amount: 20 }])).toEqual([
    'pleased',
    'hurt',
    'hurt',
  ]);
});
