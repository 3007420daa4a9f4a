import type { master as english } from '../en/master';
import { pluralIn } from '../grammar/plural';
import { does, whom } from './sentence';

const plural = pluralIn('fr');
const cards = (count: number) => plural(count, { one: '# carte', other: '# cartes' });
const numbers = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const inWords = (count: number) => numbers[count] ?? `${count}`;

export const master: typeof english = {
  ratTurnedUp: () => 'Un rat. Il fait le tour jusqu’à ce que quelqu’un le prenne.',
  pedigreeTurnedUp: (The, worth) => `${The}, valeur ${worth} et plus.`,
  countedDown: (count) => inWords(count),
  countdown: (name, count) => `${name}. Compte à rebours depuis ${count}. Touche M pour crier « à moi ».`,
  claimed: (who, count) => `${does(who, 'as', 'a')} crié en premier, à ${count}.`,
  claimSold: (to, count) => `Vendu à ${whom(to)} pour ${cards(count)}.`,
  claimBought: (auctioneer, claimant, count) =>
    `${does(auctioneer, 'achètes', 'achète')} et ${auctioneer.you ? 'dois' : 'doit'} ${cards(count)} à ${whom(claimant)}.`,
  showedTooFew: (who, sum, held, asked) =>
    `${does(who, 'n’as', 'n’a')} pas ${cards(asked)} mais ${held}, et ${
      who.you ? 'montres' : 'montre'
    } ${sum}. Le compte à rebours recommence.`,
  tookPedigree: (who, the) => `${does(who, 'reçois', 'reçoit')} ${the}.`,
  laidOnRat: (who, money) =>
    `${does(who, 'poses', 'pose')} ${money === undefined ? 'une carte' : money} près du rat.`,
  ratMoney: (who, count, money) =>
    `Avec lui, ${cards(count)} pour ${whom(who)}${money === undefined ? '' : ` : ${money}`}.`,
  mustExclude: (who) => `${does(who, 'as', 'a')} tous les rats : une famille ne comptera pas.`,
  excluded: (who, many) => `${does(who, 'écartes', 'écarte')} du score la famille des ${many}.`,
  payCards: (to, count, money) =>
    `Paie à ${whom(to)} exactement ${cards(count)}, n’importe lesquelles. Proposition : ${money}.`,
  ratAsks: (count, mayLay) =>
    `Un rat. ${count === 0 ? 'Aucune carte' : cards(count)} avec lui. Prends-le${
      mayLay ? ', ou pose une carte' : ' ; tu n’as pas de carte à poser'
    }.`,
  excludeAsks: (choices) => `Tous les rats sont à toi. Choisis la famille qui ne comptera pas : ${choices}.`,
  excludeChoice: (name, score) => `${name}, puis ${score}`,
};
