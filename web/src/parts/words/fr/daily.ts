import { pluralIn } from '../grammar/plural';
import type { daily as english } from '../en/daily';

const plural = pluralIn('fr');
const days = (count: number): string => plural(count, { one: '# jour', other: '# jours de suite' });

export const daily: typeof english = {
  title: 'La donne du jour',
  lead: (names) => `Les mêmes cartes pour tous, contre ${names}. Le premier essai compte.`,
  play: 'Jouer la donne du jour',
  goOn: 'Continuer la donne du jour',
  table: (day) => `Donne du ${day}`,
  streak: days,
  result: (points, rank, players) => `${points} points, place ${rank} sur ${players}`,
  share: 'Partager le résultat',
  copied: 'Copié : une ligne à coller où tu veux.',
  line: (day, result, streak) => `Kuhhandel, ${day} : ${result}, ${days(streak)}`,
  puzzle: 'L’énigme du jour',
  tomorrow: 'Demain, il y en aura une autre.',
};
