// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { en } from '../../parts/i18n/fixtures/languages';
import { all } from 'virtual:messages/all';
import type { GroupStatistics } from '../../wire/protocol';
import { personsOf } from './figures';
import { figuresOf, statisticsOf } from './fixtures/statistics';
import { yearCardsOf } from './year';

const language = { words: all.en.pad.stats, t: en };
const titlesOf = (statistics: GroupStatistics) =>
  yearCardsOf({ statistics, persons: personsOf(statistics), group: 'Sundays', year: 2026 }, language).map(
    ({ title, number, of, line }) => `${title}: ${[number, of].filter(Boolean).join(' ')}. ${line}`,
  );

describe('the story of a year', () => {
  it('has six cards with a number each', () => {
    const anna = figuresOf(1, 2, 3100, { quartets: { horse: 3 }, longest_winning_streak: 2 });
    const statistics = statisticsOf([anna, figuresOf(2, 1, 900), figuresOf(3, 1, 500)], {
      games: 5,
      days: 4,
      closest: { lead: 10, count: 1, games: [{ game: 1, date: '2026-03-01', winners: [2] }] },
    });

    expect(titlesOf(statistics)).toEqual([
      'Sundays, 2026: 4 evenings. 5 games',
      'Most games won: 2 Anna. Ben 1, Cleo 1',
      'The best score: 3100. Anna, 1 Mar',
      'Who has the horses?: 3. Anna, in 5 games',
      'Wins in a row: 2. Anna',
      'Closest evening: 10. points ahead: Ben, 1 Mar 2026',
    ]);
  });

  it('has a card for constant attendance if no animals were entered', () => {
    const statistics = statisticsOf([figuresOf(1, 2, 3100), figuresOf(2, 2, 900)], { games: 4, days: 4 });

    expect(titlesOf(statistics)[3]).toBe('Always there: 4. Anna & Ben / 4 games');
  });

  it('is absent before the fourth evening', () => {
    expect(titlesOf(statisticsOf([figuresOf(1, 2, 3100)], { games: 9, days: 3 }))).toEqual([]);
  });
});
