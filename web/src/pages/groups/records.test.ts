// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { all } from 'virtual:messages/all';
import type { GroupStatistics } from '../../wire/protocol';
import { personsOf } from './figures';
import { figuresOf, statisticsOf } from './fixtures/statistics';
import { recordsOf } from './records';

const words = all.en.pad;
function records(statistics: GroupStatistics, year?: number) {
  const all = recordsOf(statistics, personsOf(statistics), year, words);
  return Object.fromEntries(all.map(({ title, value, line }) => [title, `${value}: ${line}`]));
}

describe('a record', () => {
  it('names all holders of a tie', () => {
    const shared = statisticsOf([figuresOf(1, 2, 32_440), figuresOf(2, 2, 32_440), figuresOf(3, 0, 90)]);

    expect(records(shared)['Best score']).toBe('32,440: Anna & Ben, 1 Mar 2026');
    expect(records(shared, 2026)['Most wins']).toBe('Anna & Ben: 2 of 4 games');
  });

  it('is separate for each edition if points are not comparable', () => {
    const master = { master: { games: 3, wins: 3, average: 2000, best: 3100 } };
    const both = statisticsOf([
      figuresOf(1, 2, 3100, {
        editions: { ...master, second: { games: 1, wins: 0, average: 90, best: 90 } },
      }),
      figuresOf(2, 2, 900),
    ]);

    expect(records(both)).toMatchObject({
      'Best score, 2nd': '900: Ben',
      'Best score, Master': '3100: Anna',
    });
  });

  it('includes all games with the same lead', () => {
    const game = (id: number, date: string, winners: number[]) => ({ game: id, date, winners });
    const leads = statisticsOf([figuresOf(1, 2, 900), figuresOf(2, 1, 900), figuresOf(3, 1, 500)], {
      closest: { lead: 0, count: 1, games: [game(1, '2026-03-01', [1, 3])] },
      clearest: {
        lead: 410,
        count: 2,
        games: [game(2, '2026-03-02', [1]), game(3, '2026-03-03', [2])],
      },
    });

    expect(records(leads)).toMatchObject({
      'Closest game': 'a tie: Anna & Cleo, 1 Mar 2026',
      'Biggest win': '410 ahead: Anna & Ben, 2 times',
    });
  });

  it('ignores a streak of one', () => {
    const one = figuresOf(1, 1, 10, { longest_winning_streak: 1 });
    expect(records(statisticsOf([one]))).not.toHaveProperty('Most wins in a row');
    const two = (player: number) => figuresOf(player, 2, 10, { longest_winning_streak: 2 });
    expect(records(statisticsOf([two(1), two(3)]))['Most wins in a row']).toBe('2: Anna & Cleo');
  });
});
