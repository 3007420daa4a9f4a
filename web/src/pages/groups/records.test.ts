// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { padCatalogues } from '../../parts/words/pad.svelte';
import type { GroupStatistics, PlayerFigures } from '../../wire/protocol';
import { personsOf } from './figures';
import { recordsOf } from './records';

const words = padCatalogues.en;
const strength = { mean: 25, deviation: 8 };

/** Who won so many of four games, with that best score. */
function figures(
  player: number,
  wins: number,
  best: number,
  more: Partial<PlayerFigures> = {},
): PlayerFigures {
  return {
    player,
    games: 4,
    wins,
    shared: 0,
    win_rate: wins / 4,
    average: best / 2,
    best: { points: best, game: player, date: '2026-03-01' },
    worst: null,
    winning_streak: 0,
    longest_winning_streak: 0,
    longest_losing_streak: 0,
    quartets: {},
    favourite: null,
    luckiest: null,
    editions: { second: { games: 4, wins, average: best / 2, best } },
    rating: strength,
    rating_at_start: strength,
    ...more,
  };
}

const told = (players: PlayerFigures[], more: Partial<GroupStatistics> = {}): GroupStatistics => ({
  games: 4,
  first: '2026-03-01',
  last: '2026-03-01',
  years: [2026],
  names: ['Anna', 'Ben', 'Cleo'].map((name, at) => ({ id: at + 1, name })),
  players,
  pairs: [],
  latest: [],
  months: [],
  closest: null,
  clearest: null,
  ...more,
});

function records(statistics: GroupStatistics, year?: number) {
  const all = recordsOf(statistics, personsOf(statistics), year, words);
  return Object.fromEntries(all.map(({ title, value, line }) => [title, `${value}: ${line}`]));
}

describe('a record', () => {
  it('names all who share it', () => {
    const shared = told([figures(1, 2, 32_440), figures(2, 2, 32_440), figures(3, 0, 90)]);

    expect(records(shared)['Best score']).toBe('32,440: Anna & Ben, 1 Mar 2026');
    expect(records(shared, 2026)['Most wins']).toBe('Anna & Ben: 2 of 4 games');
  });

  it('is one of each edition, where points cannot be compared', () => {
    const master = { master: { games: 3, wins: 3, average: 2000, best: 3100 } };
    const both = told([
      figures(1, 2, 3100, { editions: { ...master, second: { games: 1, wins: 0, average: 90, best: 90 } } }),
      figures(2, 2, 900),
    ]);

    expect(records(both)).toMatchObject({
      'Best score, 2nd': '900: Ben',
      'Best score, Master': '3100: Anna',
    });
  });

  it('is of all games in which the lead was the same', () => {
    const game = (id: number, date: string, winners: number[]) => ({ game: id, date, winners });
    const leads = told([figures(1, 2, 900), figures(2, 1, 900), figures(3, 1, 500)], {
      closest: { lead: 0, count: 1, games: [game(1, '2026-03-01', [1, 3])] },
      clearest: {
        lead: 410,
        count: 2,
        games: [game(2, '2026-03-02', [1]), game(3, '2026-03-03', [2])],
      },
    });

    expect(records(leads)).toMatchObject({
      'Closest game': 'a tie: Anna & Cleo, 1 Mar 2026',
      'Clearest win': '410 ahead: Anna & Ben, 2 times',
    });
  });

  it('is none of a streak of one', () => {
    const one = figures(1, 1, 10, { longest_winning_streak: 1 });
    expect(records(told([one]))).not.toHaveProperty('Most wins in a row');
    const two = (player: number) => figures(player, 2, 10, { longest_winning_streak: 2 });
    expect(records(told([two(1), two(3)]))['Most wins in a row']).toBe('2: Anna & Cleo');
  });
});
