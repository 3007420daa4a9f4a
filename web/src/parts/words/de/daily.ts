import { pluralIn } from '../grammar/plural';
import type { daily as english } from '../en/daily';

const plural = pluralIn('de');
const days = (count: number): string => plural(count, { one: '# Tag', other: '# Tage hintereinander' });

export const daily: typeof english = {
  title: 'Blatt des Tages',
  lead: (names) => `Dieselben Karten für alle, gegen ${names}. Es zählt der erste Versuch.`,
  play: 'Das heutige Blatt spielen',
  goOn: 'Am heutigen Blatt weiterspielen',
  table: (day) => `Blatt vom ${day}`,
  streak: days,
  result: (points, rank, players) => `${points} Punkte, Platz ${rank} von ${players}`,
  share: 'Ergebnis teilen',
  copied: 'Kopiert: eine Zeile, die du überall einfügen kannst.',
  line: (day, result, streak) => `Kuhhandel, ${day}: ${result}, ${days(streak)}`,
  puzzle: 'Rätsel des Tages',
  tomorrow: 'Morgen gibt es ein neues.',
};
