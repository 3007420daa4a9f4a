import type { moments as english } from '../en/moments';
import { pluralIn } from '../grammar/plural';

const plural = pluralIn('fr');

export const moments: typeof english = {
  on: 'touche : continuer',
  onToMe: 'Jusqu’à ma prochaine décision',
  meanwhile: 'Entre-temps',
  moves: (count) => plural(count, { one: '# coup', other: '# coups' }),
  waitingFor: (names) => `On attend ${names}`,
  payday: (value) => `+${value} pour chacun`,
  handedOut: (before, after) =>
    `Toutes les bourses réunies tenaient ${before} ; les voilà à ${after}. Aucune mise ne peut aller plus haut.`,
  safe: 'Une famille complète, personne ne peut la prendre',
  was: (total, quartets) =>
    quartets === 0
      ? `avant : ${total} sans famille`
      : `avant : ${total} avec ${plural(quartets, { one: 'une famille', other: '# familles' })}`,
  ifNow: 'Si tout finissait là',
};
