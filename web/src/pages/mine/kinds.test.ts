import { expect, it } from 'vitest';
import type { StoredTable } from '../../wire/device/memory';
import type { OwnGame, OwnTable } from '../../wire/protocol';
import { isChosen, kindsOfGame, kindsOfStored, kindsOfTable } from './kinds';

const game = (more: Partial<OwnGame>) =>
  kindsOfGame({ players: ['Anna', 'Ben', 'Hugo'], seat: 0, ...more } as OwnGame);

it('a game is against bots where all others were bots, else with people', () => {
  expect(game({ bots: [1, 2] })).toEqual(['bots']);
  expect(game({ bots: [2] })).toEqual(['people']);
  expect(game({ bots: [] })).toEqual(['people']);
});

it('of a game of before nobody knows against whom it was', () => {
  expect(game({})).toEqual([]);
  expect(game({ by_letter: true })).toEqual(['letters']);
});

it('a table that waits alone is neither, and a letter is one beside it', () => {
  const table = { players: ['Anna', '', ''], seat: 0, bots: [] as number[] } as unknown as OwnTable;

  expect(kindsOfTable(table)).toEqual([]);
  expect(kindsOfTable({ ...table, players: ['Anna', 'Ben', ''], answer_within: 24 })).toEqual([
    'people',
    'letters',
  ]);
});

it('a table of this device is one of people where they pass it around', () => {
  const kept = (...all: string[]) =>
    ({ info: { seats: all.map((kind) => ({ kind })) } }) as unknown as StoredTable;

  expect(kindsOfStored(kept('person', 'bot', 'bot'))).toEqual(['bots', 'device']);
  expect(kindsOfStored(kept('person', 'person', 'bot'))).toEqual(['people', 'device']);
});

it('what is chosen must be of the kind and of the edition', () => {
  expect(isChosen({ kind: undefined, edition: undefined }, [], 'second')).toBe(true);
  expect(isChosen({ kind: 'bots', edition: undefined }, ['bots'], 'second')).toBe(true);
  expect(isChosen({ kind: 'bots', edition: 'master' }, ['bots'], 'second')).toBe(false);
  expect(isChosen({ kind: 'letters', edition: undefined }, ['bots'], 'second')).toBe(false);
});
