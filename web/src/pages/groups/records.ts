import { grouped, tenths } from '../../parts/i18n/locale.svelte';
import type { PadMessages } from '../../parts/i18n/messages.gen';
import type { GroupStatistics, Lead } from '../../wire/protocol';
import { dayInWords } from './dates';
import type { Person } from './figures';

/** One record: its name, its value, and all players who share it. */
export interface RecordHeld {
  readonly title: string;
  readonly value: string;
  readonly holders: readonly Person[];
  readonly line: string;
}

const named = (persons: readonly Person[]): string => persons.map(({ name }) => name).join(' & ');

/** Returns all players with the highest value; empty if that is zero. */
function foremost(persons: readonly Person[], amountOf: (person: Person) => number) {
  const most = Math.max(0, ...persons.map(amountOf));
  return { most, holders: most === 0 ? [] : persons.filter((person) => amountOf(person) === most) };
}

/** Returns the played editions, the one with most games first: their points cannot be compared. */
export function editionsOf(persons: readonly Person[]): readonly string[] {
  const games = new Map<string, number>();
  for (const { figures } of persons) {
    for (const [edition, { games: played }] of Object.entries(figures.editions))
      games.set(edition, (games.get(edition) ?? 0) + played);
  }
  return [...games].toSorted(([, a], [, b]) => b - a).map(([edition]) => edition);
}

function bests(persons: readonly Person[], words: PadMessages): RecordHeld[] {
  const editions = editionsOf(persons);
  return editions.flatMap((edition) => {
    const { most, holders } = foremost(persons, ({ figures }) => figures.editions[edition]?.best ?? 0);
    if (holders.length === 0) return [];
    const only = editions.length === 1;
    const title = only ? words.stats.best : words.stats.bestIn(words.editionShort(edition));
    const days = only ? holders.flatMap(({ figures }) => figures.best?.date ?? []) : [];
    const day = new Set(days).size === 1 ? `, ${dayInWords(days[0] ?? '')}` : '';
    return [{ title, value: grouped(most), holders, line: named(holders) + day }];
  });
}

function lead(
  title: string,
  found: Lead | null,
  persons: readonly Person[],
  words: PadMessages['stats'],
): RecordHeld[] {
  if (found === null) return [];
  const winners = new Set(found.games.flatMap((game) => game.winners));
  const holders = persons.filter(({ id }) => winners.has(id));
  const [first] = found.games;
  const when = found.count === 1 && first !== undefined ? dayInWords(first.date) : words.times(found.count);
  const value = found.lead === 0 ? words.tie : words.ahead(grouped(found.lead));
  return [{ title, value, holders, line: `${named(holders)}, ${when}` }];
}

function streak(persons: readonly Person[], words: PadMessages['stats']): RecordHeld[] {
  const { most, holders } = foremost(persons, ({ figures }) => figures.longest_winning_streak);
  return most < 2 ? [] : [{ title: words.streak, value: grouped(most), holders, line: named(holders) }];
}

const gain = ({ figures }: Person) => figures.rating.mean - figures.rating_at_start.mean;

/** Returns the records of a single year: most wins, and the largest rise in strength. */
function ofTheYear(persons: readonly Person[], words: PadMessages['stats']) {
  const champions = foremost(persons, ({ figures }) => figures.wins);
  const risers = foremost(persons, gain);
  const champion = champions.holders.map(({ figures }) => words.championLine(figures.wins, figures.games));
  return {
    champion:
      champions.holders.length === 0
        ? []
        : [
            {
              title: words.champion,
              value: named(champions.holders),
              holders: champions.holders,
              line: [...new Set(champion)].join(' · '),
            },
          ],
    riser:
      risers.holders.length === 0
        ? []
        : [
            {
              title: words.riser,
              value: named(risers.holders),
              holders: risers.holders,
              line: `+${tenths(risers.most)}`,
            },
          ],
  };
}

export function recordsOf(
  statistics: GroupStatistics,
  persons: readonly Person[],
  year: number | undefined,
  words: PadMessages,
): readonly RecordHeld[] {
  const { stats } = words;
  const { champion, riser } = ofTheYear(persons, stats);
  return [
    ...(year === undefined ? [] : champion),
    ...bests(persons, words),
    ...lead(stats.closest, statistics.closest, persons, stats),
    ...lead(stats.clearest, statistics.clearest, persons, stats),
    ...streak(persons, stats),
    ...(year === undefined ? [] : riser),
  ];
}
