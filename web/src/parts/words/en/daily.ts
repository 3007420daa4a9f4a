import { pluralIn } from '../grammar/plural';

const plural = pluralIn('en');
const days = (count: number): string => plural(count, { one: '# day', other: '# days in a row' });

/** The deal of the day, on the first page. */
export const daily = {
  title: 'Deal of the day',
  lead: (names: string) => `The same cards for everyone, against ${names}. The first try counts.`,
  play: 'Play today’s deal',
  goOn: 'Go on with today’s deal',
  table: (day: string) => `Deal of ${day}`,
  streak: days,
  result: (points: string, rank: number, players: number) => `${points} points, place ${rank} of ${players}`,
  share: 'Share the result',
  copied: 'Copied: one line to paste wherever you like.',
  line: (day: string, result: string, streak: number) => `Kuhhandel, ${day}: ${result}, ${days(streak)}`,
  puzzle: 'Puzzle of the day',
  tomorrow: 'Tomorrow there is another.',
};
