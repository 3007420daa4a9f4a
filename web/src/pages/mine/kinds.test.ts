import { expect, it } from 'vitest';
import type { StoredTable } from '../../wire/device/memory';
import type { OwnGame, OwnTable } from '../../wire/protocol';
import { isChosen, kindsOfGame, kindsOfStored, kindsOfTable } from './kinds';

const game = (more: Partial<OwnGame>) =>
  kindsOfGame({ players: ['Anna', 'Ben', 'Hugo'], seat: 0, ...more } as OwnGame);

it('a game is against bots if all others were bots, otherwise with people', () => {
  expect(game({ bots: [1, 2] })).toEqual(['bots']);
  expect(game({ bots: [2] })).toEqual(['people']);
  expect(game({ bots: [] })).toEqual(['people']);
});

it('an old game has unknown opponents', () => {
  expect(game({})).toEqual([]);
  expect(game({ by_letter: true })).toEqual(['letters']);
});

it('a waiting table without opponents is neither, and correspondence is an additional kind', () => {
  const table = { players: ['Anna', '', ''], seat: 0, bots: [] as number[] } as unknown as OwnTable;

  expect(kindsOfTable(table)).toEqual([]);
  expect(kindsOfTable({ ...table, players: ['Anna', 'Ben', ''], answer_within: 24 })).toEqual([
    'people',
    'letters',
  ]);
});

it('a local table is with people if the device is shared', () => {
  const kept = (...all: string[]) =>
    ({ info: { seats: all.map((kind) => ({ kind })) } }) as unknown as StoredTable;

  expect(kindsOfStored(kept('person', 'bot', 'bot'))).toEqual(['bots', 'device']);
  expect(kindsOfStored(kept('person', 'person', 'bot'))).toEqual(['people', 'device']);
});

it('filters by kind and edition are combined', () => {
  expect(isChosen({ kind: undefined, edition: undefined }, [], 'second')).toBe(true);
  expect(isChosen({ kind: 'bots', edition: undefined }, ['bots'], 'second')).toBe(true);
  expect(isChosen({ kind: 'bots', edition: 'master' }, ['bots'], 'second')).toBe(false);
  expect(isChosen({ kind: 'letters', edition: undefined }, ['bots'], 'second')).toBe(false);
});
