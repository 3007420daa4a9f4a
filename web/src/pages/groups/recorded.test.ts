import { expect, it } from 'vitest';
import type { Answer } from '../../wire/ask';
import type { GroupGame, GroupGames } from '../../wire/protocol';
import { newestGames, recordedPlayers } from './recorded';

const scored = (names: readonly string[]) => ({
  players: names.map((name) => ({ name, total: 100, rank: 1 })),
  winners: [0],
});

/** Returns the game of that number in the group; `online` if it was played at a table. */
const game = (id: number, names: readonly string[], online?: string): GroupGame => ({
  id,
  date: '2026-11-21',
  place: '',
  note: 'Sunday',
  sheet: { edition: 'second', players: [] },
  scored: scored(names),
  ...(online !== undefined && { online }),
});
const players = ['Anna', 'Ben', 'Cleo'].map((name, place) => ({ id: place + 1, name }));

it('a game played at a table is loaded for each player from their own seat', () => {
  const found = recordedPlayers(players, [
    game(3, ['Ben', 'Anna'], 'k7/2'),
    game(2, ['Anna', 'Ben', 'Cleo']),
    game(1, ['Ben', 'Otto'], 'k7/1'),
  ]);

  expect(found.map(({ name, games }) => [name, games.map(({ id, seat }) => [id, seat])])).toEqual([
    [
      'Ben',
      [
        ['k7/2', 0],
        ['k7/1', 0],
      ],
    ],
    ['Anna', [['k7/2', 1]]],
  ]);
});

it('games of one day are ordered by entry', () => {
  const [ben] = recordedPlayers(players, [game(9, ['Ben'], 'k7/2'), game(8, ['Ben'], 'k7/1')]);
  const [late, early] = ben?.games ?? [];
  expect((late?.ended ?? 0) - (early?.ended ?? 0)).toBe(1);
});

it('all pages of a group are read, and unavailable games are omitted', async () => {
  const asked: number[] = [];
  const page = (number: number): Promise<Answer<GroupGames>> => {
    asked.push(number);
    const error = { error: 'offline', message: '' };
    return Promise.resolve(
      number > 2 ? { ok: false, error } : { ok: true, body: { games: [game(10 - number, ['Ben'])] } },
    );
  };

  const games = await newestGames({ page }, { games: [game(10, ['Ben'])], count: 200 });

  expect([games.map(({ id }) => id), asked]).toEqual([
    [10, 9, 8],
    [1, 2, 3],
  ]);
  await newestGames({ page }, { games: [game(10, ['Ben'])], count: 1 });
  expect(asked).toEqual([1, 2, 3]);
});
