import { grouped, type Messages } from '../../parts/i18n/locale.svelte';
import type { PadMessages } from '../../parts/i18n/messages.gen';
import type { AnimalId, GroupStatistics } from '../../wire/protocol';
import { dayInWords, shortDay } from './dates';
import type { Person } from './figures';

/** With fewer evenings, a year has too little data. */
export const fewestDays = 4;

/** One card of a year's story: one number, and its unit. */
export interface YearCard {
  readonly title: string;
  readonly number: string;
  /** Small text next to the number. */
  readonly of: string;
  readonly line: string;
  readonly picture?: AnimalId;
  readonly person?: Person;
}

const named = (persons: readonly Person[]): string => persons.map(({ name }) => name).join(' & ');

/** Returns the person with the highest value, and that value. */
function most(persons: readonly Person[], amountOf: (person: Person) => number) {
  const amount = Math.max(0, ...persons.map(amountOf));
  return { amount, who: persons.filter((person) => amountOf(person) === amount) };
}

interface Year {
  readonly statistics: GroupStatistics;
  readonly persons: readonly Person[];
  readonly group: string;
  readonly year: number;
}
interface In {
  readonly words: PadMessages['stats'];
  readonly t: Messages;
}

function evenings({ statistics, group, year }: Year, { words }: In): YearCard {
  const { days, games } = statistics;
  return {
    title: `${group}, ${year}`,
    number: grouped(days),
    of: words.story.evenings(days),
    line: words.story.games(games),
    picture: 'pig',
  };
}

function wins({ persons }: Year, { words }: In): YearCard {
  const { amount, who } = most(persons, ({ figures }) => figures.wins);
  const others = persons.filter((person) => !who.includes(person)).slice(0, 4);
  return {
    title: words.story.wins,
    number: grouped(amount),
    of: named(who),
    line: others.map(({ name, figures }) => words.story.each(name, figures.wins)).join(', '),
    ...(who[0] === undefined ? {} : { person: who[0] }),
  };
}

function best({ persons }: Year, { words }: In): YearCard {
  const { amount, who } = most(persons, ({ figures }) => figures.best?.points ?? 0);
  const days = new Set(who.flatMap(({ figures }) => figures.best?.date ?? []));
  const [day] = days;
  const when = days.size === 1 && day !== undefined ? `, ${shortDay(day)}` : '';
  return {
    title: words.story.best,
    number: grouped(amount),
    of: '',
    line: named(who) + when,
    picture: 'cow',
  };
}

/**
 * The player who completes the most valuable animal most often; if only points were noted, the one who came
 * most often.
 */
function collects({ statistics, persons }: Year, { words, t }: In): YearCard {
  const dearest = ['horse', 'cow', 'pig', 'donkey'].find((animal) =>
    persons.some(({ figures }) => (figures.quartets[animal] ?? 0) > 0),
  );
  if (dearest === undefined) {
    const { amount, who } = most(persons, ({ figures }) => figures.games);
    const line = words.story.games(statistics.games);
    return {
      title: words.story.there,
      number: grouped(amount),
      of: '',
      line: `${named(who)} / ${line}`,
      picture: 'horse',
    };
  }
  const { amount, who } = most(persons, ({ figures }) => figures.quartets[dearest] ?? 0);
  return {
    title: words.story.collects(t.card(dearest).many),
    number: grouped(amount),
    of: '',
    line: words.story.ofThem(named(who), statistics.games),
    picture: dearest,
  };
}

function row({ persons }: Year, { words }: In): YearCard {
  const { amount, who } = most(persons, ({ figures }) => figures.longest_winning_streak);
  return {
    title: words.story.row,
    number: grouped(amount),
    of: '',
    line: named(who),
    ...(who[0] === undefined ? {} : { person: who[0] }),
  };
}

function closest({ statistics, persons }: Year, { words }: In): YearCard {
  const { lead = 0, games = [] } = statistics.closest ?? {};
  const [game] = games;
  const names = named(persons.filter(({ id }) => game?.winners.includes(id)));
  const day = game === undefined ? '' : dayInWords(game.date);
  return {
    title: words.story.closest,
    number: grouped(lead),
    of: '',
    line: lead === 0 ? words.story.even(names, day) : words.story.between(names, day),
    picture: 'goose',
  };
}

/** Returns a year of a group in six cards; empty if there were too few evenings. */
export function yearCardsOf(year: Year, language: In): readonly YearCard[] {
  if (year.statistics.days < fewestDays) return [];
  return [evenings, wins, best, collects, row, closest].map((card) => card(year, language));
}
