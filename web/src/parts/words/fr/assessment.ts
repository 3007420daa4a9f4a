import type { assessment as english } from '../en/assessment';
import { pluralIn } from '../grammar/plural';
import { deed } from './deed';

const plural = pluralIn('fr');
const points = (count: number) => plural(count, { one: '# point', other: '# points' });

export const assessment: typeof english = {
  lead: 'Jugé d’après ce que cette place pouvait savoir à ce moment-là, sur cet appareil.',
  whose: 'La partie de qui ?',
  thinking: (percent) => `Je réfléchis : ${percent} %`,
  stop: 'Arrêter',
  start: 'Recommencer',
  failed: 'Cette partie n’a pas pu être jugée sur cet appareil.',
  chances: 'Chances de gagner',
  chancesTitle: (who) =>
    `Chances de gagner comme ${who} pouvait les juger ; le tableau ci-dessous donne les valeurs.`,
  numbers: 'En tableau, en pour cent',
  mistakes: 'Les erreurs les plus chères',
  best: 'Les meilleurs coups',
  asWeWould: 'Nous aurions joué de même.',
  deed,
  letGo: 'laisser filer',
  goOn: (limit) => `continuer à miser, jusqu’à ${limit}`,
  lot: (animal, copy) => (copy === 0 ? animal : `${animal} nº ${copy}`),
  worth: (sum) => `Pour toi, cela valait alors environ ${sum}.`,
  better: (what, more) => `Mieux : ${what}, +${points(more)} de chance.`,
  nextBest: (what, less) => `Sinon, au mieux : ${what}, −${points(less)} de chance.`,
  giveOrTake: (margin) => `à ${margin} près`,
  oneMove: {
    mistake: (place, all) => `Erreur ${place} sur ${all}`,
    best: (place, all) => `Meilleur coup ${place} sur ${all}`,
    you: (what) => `Toi : ${what}`,
    better: (what) => `Mieux : ${what}`,
    nextBest: (what) => `Second choix : ${what}`,
    knew: (all) => `Tu savais combien de cartes d’argent les autres avaient (${all}).`,
    othersKnew: (cards) =>
      `Les autres ne savaient de toi que ceci : cartes d’argent, ${cards}, ce qui est devant toi et ce qui a été payé à découvert.`,
    before: 'Précédent',
    next: 'Suivant',
    close: 'Fermer : retour à la partie revue',
    percent: (percent) => `${percent} pour cent de chance`,
  },
  balance: 'Chance et talent',
  parts: {
    beginning: 'Chance au début',
    choices: 'Tes propres choix',
    cards: 'Cartes retournées',
    others: 'Ce que les autres ont fait',
    end: 'Chance à la fin',
  },
  sums: 'Chaque choix compte à son propre moment. Ce que les autres perdent d’eux-mêmes compte chez eux.',
};
