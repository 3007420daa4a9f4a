import type { GroupStatistics, PlayerFigures } from '../../wire/protocol';
import { monthInWords, shortDay } from './dates';

/** A player of the statistics with their name and the place of their emblem. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly emblem: number;
  readonly figures: PlayerFigures;
}

/** Returns the players with games, the most wins first. */
export function personsOf({ names, players }: GroupStatistics): readonly Person[] {
  return players
    .map((figures) => ({
      id: figures.player,
      name: names.find(({ id }) => id === figures.player)?.name ?? '',
      emblem: figures.player - 1,
      figures,
    }))
    .toSorted((a, b) => b.figures.wins - a.figures.wins || b.figures.average - a.figures.average);
}

export interface Course {
  readonly labels: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | undefined)[] }[];
  readonly series: readonly {
    readonly name: string;
    readonly emblem: number;
    readonly values: readonly (number | undefined)[];
  }[];
}

const course = (
  labels: readonly string[],
  persons: readonly Person[],
  valueAt: (row: number, player: number) => number | undefined,
): Course => ({
  labels,
  rows: labels.map((name, row) => ({ name, values: persons.map(({ id }) => valueAt(row, id)) })),
  series: persons.map(({ id, name, emblem }) => ({
    name,
    emblem,
    values: labels.map((_, row) => valueAt(row, id)),
  })),
});

/** Returns the points of the last games, as many as a chart can show. */
export function pointsCourse(statistics: GroupStatistics, persons: readonly Person[], games: number): Course {
  const latest = statistics.latest.slice(-games);
  const labels = latest.map(({ date }) => shortDay(date));
  return course(
    labels,
    persons,
    (row, player) => latest[row]?.results.find((result) => result.player === player)?.points,
  );
}

/** Returns the average points by month. */
export function monthsCourse(
  statistics: GroupStatistics,
  persons: readonly Person[],
  months: number,
): Course {
  const latest = statistics.months.slice(-months);
  const labels = latest.map(({ month }) => monthInWords(month));
  return course(labels, persons, (row, player) => {
    const average = latest[row]?.players.find((one) => one.player === player)?.average;
    return average === undefined ? undefined : Math.round(average);
  });
}

/** Returns how often `a` was ahead of `b`, and in how many games. */
export function headToHead(
  statistics: GroupStatistics,
  a: number,
  b: number,
): { ahead: number; games: number } {
  const pair = statistics.pairs.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
  if (pair === undefined) return { ahead: 0, games: 0 };
  return { ahead: pair.a === a ? pair.a_ahead : pair.b_ahead, games: pair.games };
}
