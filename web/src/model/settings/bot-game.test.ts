import { beforeEach, describe, expect, it } from 'vitest';
import { allLevels, characters, levelOf, rivalsAt } from '../levels';
import { BotGame } from './bot-game.svelte';
import { likeMe } from './like-me.svelte';

beforeEach(() => localStorage.clear());

describe('a game against bots', () => {
  it('is calm at first, against three gentle bots', () => {
    const game = new BotGame();
    expect(game.names).toEqual(['Flori', 'Mimi', 'Pauli']);
    expect(game.begin()).toEqual({
      bots: ['guest', 'dreamer', 'child'],
      speed: 1,
      edition: 'second',
      isFirst: true,
    });
  });

  it('is calm at first in any edition', () => {
    new BotGame().play({ id: 'duel', seats: [2, 2] });
    const game = new BotGame();
    expect([game.level, game.names]).toEqual([2, ['Mimi']]);
    expect(game.begin()).toMatchObject({ speed: 1, edition: 'duel', isFirst: true });
    expect(game.begin()).toMatchObject({ speed: 2, isFirst: false });
  });

  it('is not calm for a person who chose the opponents or the speed', () => {
    const game = new BotGame();
    game.playAgainst(5);
    expect(game.isFirst).toBe(false);
    game.playAgainst('like-me');
    expect(game.isFirst).toBe(true);
    game.setSpeed(1);
    expect(game.isFirst).toBe(false);
  });

  it('is against three who play like the person from the second on, and brisk', () => {
    new BotGame().begin();
    const game = new BotGame();
    expect(game.against).toBe('like-me');
    expect(game.names).toEqual(['Pauli', 'Traudl', 'Hugo']);
    expect(game.begin()).toMatchObject({ speed: 2, isFirst: false });
  });

  it('is not the first for a person whose games are counted', () => {
    likeMe.learn({ skill: 6, counted: ['t/1'] });
    expect(new BotGame().isFirst).toBe(false);
    likeMe.learn({ skill: 4, counted: [] });
  });

  it('restores the last choice', () => {
    const game = new BotGame();
    game.toggle('shark');
    game.toggle('dreamer');
    game.setSpeed(3);
    expect(new BotGame().names).toEqual(['Mimi', 'Pauli', 'Viktor']);
    expect(new BotGame().speed).toBe(3);
  });

  it('has two to four bots', () => {
    const game = new BotGame();
    for (const { kind } of characters) game.toggle(kind);
    expect(game.bots.length).toBe(4);
    expect(game.mayTurn('shark')).toBe(game.bots.includes('shark'));
    for (const { kind } of characters) if (game.bots.includes(kind)) game.toggle(kind);
    expect(game.bots.length).toBe(2);
  });

  it('is of any edition, with as many bots as it needs', () => {
    const game = new BotGame();
    game.begin();
    game.play({ id: 'duel', seats: [2, 2] });
    expect([game.edition, game.bots.length, new BotGame().edition]).toEqual(['duel', 1, 'duel']);
    game.toggle('owl');
    game.toggle('fox');
    expect(new BotGame().bots).toEqual(['fox']);
    game.play({ id: 'master', seats: [3, 6] });
    expect(game.bots).toHaveLength(2);
    expect([game.fewest, game.most]).toEqual([2, 5]);
    for (const { kind } of characters) game.toggle(kind);
    expect(new Set(game.bots).size).toBe(5);
    game.playAgainst(3);
    game.play({ id: 'second', seats: [3, 5] });
    expect(game.bots).toEqual(rivalsAt(3));
  });

  it('uses one level, or matches the player, until a bot is chosen', () => {
    const game = new BotGame();
    game.begin();
    game.playAgainst(9);
    expect(game.bots).toEqual(['fox', 'trader', 'owl']);
    game.playAgainst('like-me');
    expect(new BotGame().level).toBe(4);
    game.toggle('fox');
    expect(new BotGame().level).toBeUndefined();
    expect(new BotGame().bots).toEqual([...rivalsAt(4)].sort(inOrder).concat('fox'));
  });

  it('uses the default if the stored game is invalid', () => {
    for (const text of ['{', '{"bots":["nobody"]}', '{"bots":["miser"],"speed":3}']) {
      localStorage.setItem('kuhhandel.bot-game', text);
      expect(new BotGame().names).toEqual(['Flori', 'Mimi', 'Pauli']);
    }
  });
});

const place = (kind: string) => characters.findIndex((character) => character.kind === kind);
const inOrder = (one: string, other: string) => place(one) - place(other);

it('every level has three bots of that or a neighbouring level', () => {
  for (const level of allLevels) {
    const levels = rivalsAt(level).map((kind) => levelOf(kind) ?? 0);
    expect(levels).toHaveLength(3);
    expect(levels[0]).toBe(level);
    for (const other of levels) expect(Math.abs(other - level)).toBeLessThanOrEqual(1);
  }
});
