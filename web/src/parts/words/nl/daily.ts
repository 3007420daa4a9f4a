import { pluralIn } from '../grammar/plural';
import type { daily as english } from '../en/daily';

const plural = pluralIn('nl');
const days = (count: number): string => plural(count, { one: '# dag', other: '# dagen op rij' });

export const daily: typeof english = {
  title: 'Spel van de dag',
  lead: (names) => `Dezelfde kaarten voor iedereen, tegen ${names}. De eerste poging telt.`,
  play: 'Het spel van vandaag spelen',
  goOn: 'Verder met het spel van vandaag',
  table: (day) => `Spel van ${day}`,
  streak: days,
  result: (points, rank, players) => `${points} punten, plaats ${rank} van ${players}`,
  share: 'Uitslag delen',
  copied: 'Gekopieerd: één regel om overal te plakken.',
  line: (day, result, streak) => `Kuhhandel, ${day}: ${result}, ${days(streak)}`,
  puzzle: 'Puzzel van de dag',
  tomorrow: 'Morgen is er een nieuw.',
};
