import { groupedIn } from '../grammar/number';
import type { tale as english } from '../en/tale';
import { pluralIn } from '../grammar/plural';

const number = groupedIn('fr');

const plural = pluralIn('fr');
const share = (worth: number) => `Sa part de la famille vaut ${worth}.`;

export const tale: typeof english = {
  heading: 'L’histoire de la partie',
  lead: 'Chaque mot vient du procès-verbal. Une étape montre comment c’était.',
  place: (at, all) => `${at} sur ${all}`,
  step: (step) => `Étape ${step}`,
  share: 'Partager en image',
  shareOf: (title) => `Partager en image : ${title}`,
  notShared: 'L’image n’a pas pu être faite ou partagée. Essaie encore.',
  missing: 'L’histoire de cette partie ne peut pas être cherchée maintenant.',
  again: 'Essayer encore',
  won: (won, score) => `${won} avec ${number(score)}`,
  file: 'kuhhandel',
  tags: {
    robbery: 'Hold-up',
    dear_lot: 'L’achat le plus cher',
    bargain: 'Une bonne affaire',
    bluff_held: 'Le bluff qui a tenu',
    bluff_caught: 'Le bluff démasqué',
    equal_sums: 'Égalité',
    swing: 'Le tournant',
    donkey_money: 'L’argent tombé du ciel',
    struck_quartet: 'Le prix des rats',
  },
  robbery: {
    titles: (name, stake, cost) => [
      cost === 0 ? `${stake} pour rien` : `${stake} pour ${cost}`,
      `Hold-up signé ${name}`,
      'Le grand hold-up',
    ],
    zeroTitles: (name, stake) => [`${stake} pour un zéro`, `Hold-up signé ${name}`, 'Le grand hold-up'],
    zero: (owner, stake) => `${owner} prend un billet sans le voir pour ${stake}. C’était un zéro.`,
    nothing: (owner, name, stake) => `${name} ne met rien du tout, et ${owner} cède ${stake} pour ça.`,
    unseen: (owner, count, stake, sum) =>
      `${owner} prend ${plural(count, { one: '# billet', other: '# billets' })} sans voir pour ${stake} : ${sum} en tout.`,
    countered: (name, laid, owner, against, stake) =>
      `${laid} de ${name} contre ${against} de ${owner} : c’était assez pour ${stake}.`,
  },
  dear: {
    titles: (The, price) => [`${The} à ${price}`, `${price} d’un seul coup`],
    two: (price) => `Deux animaux à ${price}`,
    kept: (auctioneer, to, price, worth) =>
      `${auctioneer} ne veut pas vendre et paie ${price} à ${to}. ${share(worth)}`,
    sold: (payer, price, worth, count) =>
      `${payer} paie ${price}${
        count === 1 ? ', et personne d’autre n’avait misé' : ` ; ${count} avaient misé`
      }. ${share(worth)}`,
  },
  bargain: {
    titles: (animal, price) => [
      price === 0 ? `${animal} pour rien` : `${animal} pour ${price}`,
      price === 0 ? 'Tout pour rien' : `Pour ${price} seulement`,
    ],
    two: (price) => (price === 0 ? 'Deux animaux pour rien' : `Deux animaux pour ${price}`),
    kept: (auctioneer, worth) => `Personne ne mise, donc ${auctioneer} garde le lot. ${share(worth)}`,
    sold: (payer, to, price, worth) => `${payer} ne paie pas plus de ${price} à ${to}. ${share(worth)}`,
  },
  bluff: {
    held: (bid, hand) => (hand === 0 ? `${bid}, sans rien en main` : `${bid}, avec ${hand} en main`),
    caught: (bid, hand) => (hand === 0 ? `${bid} misés, rien en main` : `${bid} misés, ${hand} en main`),
    boughtOff: (name, lot, bid, payer) =>
      `${name} dit ${bid} pour ${lot}. ${payer} y croit et paie autant pour le lot.`,
    outbid: (name, lot, bid, payer, price) =>
      `${name} pousse ${lot} jusqu’à ${bid}. ${payer} y croit et paie ${price}.`,
    showed: (name, lot, payer, price) =>
      `Tout le monde voit la main de ${name}. Puis ${payer} reçoit ${lot} pour ${price === 0 ? 'rien' : price}.`,
  },
  even: {
    once: (sum) => `${sum} contre ${sum}`,
    twice: 'Égalité, et encore égalité',
    then: (challenger, challenged, stake, winner) =>
      `${challenger} et ${challenged} mettent autant pour ${stake}. Le second essai est pour ${winner}.`,
    again: (challenger, challenged, stake) =>
      `${challenger} et ${challenged} mettent deux fois autant pour ${stake}. Le défi était de ${challenger}, la victoire aussi.`,
  },
  swing: {
    title: (before, after) => (before === 0 ? `De zéro à ${after}` : `De ${before} à ${after}`),
    overtook: (name, owner, many) =>
      `Avec la famille des ${many}, ${name} passe devant ${owner} et prend la tête.`,
    rose: (name, many, count) =>
      `La famille des ${many} rapporte ${plural(count, { one: '# point', other: '# points' })} à ${name}.`,
  },
  gift: {
    titles: (The) => [`${The} a payé`, 'Reçu et dépensé'],
    had: (name, hand, value, lot, price) =>
      `${name} a ${hand === 0 ? 'zéro' : hand} quand tout le monde reçoit ${value}. De quoi payer ${lot} : ${price}.`,
  },
  rats: {
    title: (lost) => `Les rats prennent ${lost} points`,
    struck: (name, many) => `${name} a tous les rats, donc la famille des ${many} ne compte pas.`,
  },
};
