import { groupedIn } from '../grammar/number';
import { pluralIn } from '../grammar/plural';
import type { Who } from '../grammar/who';
import type { ending as english } from '../en/ending';

const number = groupedIn('fr');

const plural = pluralIn('fr');
const whom = ({ you, name }: Who): string => (you ? 'toi' : name);

export const ending: typeof english = {
  opens: 'Les étables s’ouvrent',
  fromTheLast: 'De la dernière place à la première.',
  counted: (place, name, score) => `Place ${place} : ${name}, ${number(score)}`,
  toCome: (count) =>
    plural(count, { one: 'Une étable est encore fermée.', other: '# étables sont encore fermées.' }),
  leaves: (who) => `Il ne reste que ${whom(who)} …`,
  tap: 'toucher : au suivant',
  skip: 'Passer le décompte',
  parts: {
    quartets: 'familles',
    matching: 'pedigrees assortis',
    number: 'nombre de familles',
    others: 'autres pedigrees',
    bonus: 'carte bonus',
    money: 'argent en main',
  },
  strike: 'Tous les rats : ils rayent une famille',
  money: 'Argent en main',
  comfort: {
    close: [
      (points, who) => `À ${points} seulement de ${whom(who)}.`,
      (points, who) => `Si près : ${points} de moins que ${whom(who)}.`,
    ],
    dearest: [
      (many) => `La plus belle famille de toutes : ${many}.`,
      (many) => `Aucune famille ne vaut plus : ${many}.`,
    ],
    quartets: [
      (count) => `Personne n’a plus de familles : ${count}.`,
      (count) => `L’étable la plus pleine : ${plural(count, { one: '# famille', other: '# familles' })}.`,
    ],
    cards: [
      (count) => `La bourse la plus pleine : ${plural(count, { one: '# billet', other: '# billets' })}.`,
      (count) => `Personne n’a gardé plus de billets : ${count}.`,
    ],
    trades: [
      (count) => `L’âme du marché : ${plural(count, { one: '# défi', other: '# défis' })}.`,
      (count) => `Personne n’a osé plus de défis : ${count}.`,
    ],
    price: [
      (amount) => `L’achat le plus hardi de la partie : ${amount}.`,
      (amount) => `Aucune enchère gagnée plus haut : ${amount}.`,
    ],
    plain: [
      'La prochaine partie repart de zéro pour tout le monde.',
      'La prochaine étable se remplira plus vite.',
      'Une bonne partie se joue en bonne compagnie.',
    ],
  },
};
