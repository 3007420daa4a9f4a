import { expect, it } from 'vitest';
import type { OwnGame, OwnTable } from '../../wire/protocol';
import { answerBy, inOrder, winnerOf } from './order';

const table = (id: string, more: Partial<OwnTable>): OwnTable => ({
  id,
  name: id,
  edition: 'second',
  state: 'running',
  seat: 0,
  players: ['Anna', 'Ben'],
  bots: [],
  asked: false,
  ...more,
});

it('tables waiting for me come first, correspondence after the running table, and finished ones are omitted', () => {
  const tables = [
    table('waiting', { state: 'waiting' }),
    table('letter', { asked: true, answer_within: 24, since: 1 }),
    table('over', { state: 'finished' }),
    table('others', { since: 1 }),
    table('mine', { asked: true, since: 9 }),
    table('mine for longer', { asked: true, since: 5 }),
  ];

  expect(inOrder(tables).map(({ id }) => id)).toEqual([
    'mine for longer',
    'mine',
    'letter',
    'others',
    'waiting',
  ]);
});

it('a correspondence table shows the deadline if it waits for me', () => {
  expect(answerBy(table('letter', { asked: true, answer_within: 2, since: 1000 }))).toBe(7_201_000);
  expect(answerBy(table('letter', { answer_within: 2, since: 1000 }))).toBeUndefined();
  expect(answerBy(table('no letter', { asked: true, since: 1000 }))).toBeUndefined();
});

it('the player with most points has won', () => {
  const game = { players: ['Anna', 'Ben', 'Cleo'], points: [10, 300, 90] } as unknown as OwnGame;

  expect(winnerOf(game)).toBe('Ben');
});
