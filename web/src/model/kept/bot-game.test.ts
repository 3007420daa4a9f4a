import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { BotGame, characters } from './bot-game.svelte';

beforeEach(() => localStorage.clear());

describe('a game against bots', () => {
  it('is against three gentle ones at first, and brisk', () => {
    const game = new BotGame();
    expect(game.names).toEqual(['Lotte', 'Hugo', 'Frieda']);
    expect(game.speed).toBe(2);
  });

  it('is what was chosen last', () => {
    const game = new BotGame();
    game.turn('shark');
    game.turn('miser');
    game.hurry(3);
    expect(new BotGame().names).toEqual(['Lotte', 'Frieda', 'Viktor']);
    expect(new BotGame().speed).toBe(3);
  });

  it('has two to four of them', () => {
    const game = new BotGame();
    for (const [kind] of characters) game.turn(kind);
    expect(game.bots.length).toBe(4);
    expect(game.mayTurn('shark')).toBe(game.bots.includes('shark'));
    for (const [kind] of characters) if (game.bots.includes(kind)) game.turn(kind);
    expect(game.bots.length).toBe(2);
  });

  it('begins anew where what was kept is no game', () => {
    for (const text of ['{', '{"bots":["nobody"]}', '{"bots":["miser"],"speed":3}']) {
      localStorage.setItem('kuhhandel.bot-game', text);
      expect(new BotGame().bots).toEqual(['farmer', 'miser', 'collector']);
    }
  });
});

it('bots are called in the lobby as at the table', () => {
  const table = readFileSync('../table/bot_names.cpp', 'utf8');
  const words = (from: string) =>
    [...table.slice(table.indexOf(from)).matchAll(/"(\w+)"/g)].map(([, word]) => word);
  const kinds = words('kCalled{').slice(0, characters.length);
  const names = words('kNames{').slice(0, characters.length);
  expect(new Map(kinds.map((kind, place) => [kind, names[place]]))).toEqual(new Map(characters));
});
