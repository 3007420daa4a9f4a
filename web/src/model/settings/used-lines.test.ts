import { beforeEach, expect, it } from 'vitest';
import type { Remark } from '../speech';
import { evening, UsedLines } from './used-lines.svelte';

const gloats: Remark = { seat: 1, bot: 'fox', occasion: 'gloats', place: 6, to: undefined };
const begin = Date.UTC(2026, 10, 28, 20);
const hour = 3_600_000;

beforeEach(() => localStorage.clear());

it('no line is repeated in an evening, at whatever tables; then the bot is silent', () => {
  const tables = ['a', 'b', 'c', 'd', 'e'];
  const chosen = tables.map((table, game) =>
    new UsedLines().choose(`${table} 1`, gloats, 4, begin + game * hour),
  );
  expect(chosen).toEqual([2, 3, 0, 1, undefined]);
});

it('the first line is that of all screens at the table', () => {
  expect(new UsedLines().choose('a 1', gloats, 5, begin)).toBe(1);
});

it('a remark keeps its line in its game, also after a reload', () => {
  const first = new UsedLines().choose('a 1', gloats, 4, begin);
  expect(new UsedLines().choose('a 1', gloats, 4, begin + hour)).toBe(first);
  expect(new UsedLines().choose('a 2', gloats, 4, begin + hour)).not.toBe(first);
});

it('another bot and another occasion have lines of their own', () => {
  const used = new UsedLines();
  used.choose('a 1', gloats, 4, begin);
  expect(used.choose('b 1', { ...gloats, bot: 'owl' }, 4, begin)).toBe(2);
  expect(used.choose('b 1', { ...gloats, occasion: 'groans' }, 4, begin)).toBe(2);
});

it('the next evening has all lines again', () => {
  const used = new UsedLines();
  for (const game of ['a 1', 'b 1', 'c 1', 'd 1']) used.choose(game, gloats, 4, begin);
  expect(used.choose('e 1', gloats, 4, begin + evening)).toBe(2);
});

it('damaged data are ignored', () => {
  localStorage.setItem('kuhhandel.used-lines', '[{"game":"a 1","key":"fox gloats","line":-1,"at":1},7]');
  expect(new UsedLines().choose('a 1', gloats, 4, begin)).toBe(2);
});
