import { beforeEach, expect, it } from 'vitest';
import type { TableInfo } from '../../wire/protocol';
import { firstSkill, LikeMe } from './like-me.svelte';
import { count } from './skill';

beforeEach(() => localStorage.clear());

const bot = (kind: string) => ({ kind: 'bot', name: kind, bot: kind }) as const;
const person = (name: string) => ({ kind: 'person', name, away: false, lag: 0 }) as const;
type Seats = TableInfo['seats'];

const end = (game: number, seats: Seats, seat: number | null = 0) => ({
  table: { id: 'kitchen', game, seats } as TableInfo,
  you: { seat, host: true },
});
const bots: Seats = [person('Anna'), bot('neighbour'), bot('child'), bot('miser')];

it('starts with easy bots, and keeps its state after a reload', () => {
  const level = new LikeMe();
  expect(level.level).toBe(firstSkill);
  for (const game of [1, 2, 3, 4]) count(level, end(game, bots), [0]);
  expect(level.level).toBeGreaterThan(firstSkill);
  expect(new LikeMe().level).toBe(level.level);
});

it('counts a game once even if its end is viewed repeatedly', () => {
  const level = new LikeMe();
  for (let look = 0; look < 10; ++look) count(level, end(1, bots), [0]);
  expect(level.level).toBe(firstSkill + 1);
});

it('counts half a win for a shared win, and nothing for a spectator', () => {
  const level = new LikeMe();
  for (const game of [1, 2]) count(level, end(game, bots), [0, 2]);
  expect(level.level).toBe(firstSkill + 1);
  for (const game of [3, 4, 5]) count(level, end(game, bots, null), [1]);
  expect(level.level).toBe(firstSkill + 1);
});

it('ignores games with other players, or against bots without a level', () => {
  const level = new LikeMe();
  for (const [game, other] of [person('Ben'), bot('random'), { kind: 'empty' } as const].entries())
    count(level, end(game, [person('Anna'), bot('miser'), other]), [0]);
  expect(level.level).toBe(firstSkill);
});

it('uses the default if the stored data is invalid', () => {
  for (const text of ['{', '{"skill":"much"}', '{"skill":7,"counted":1}']) {
    localStorage.setItem('kuhhandel.like-me', text);
    expect(new LikeMe().level).toBe(firstSkill);
  }
});
