import { groupedIn } from '../grammar/number';
import type { story as english } from '../en/story';
import { pluralIn } from '../grammar/plural';
import type { Told } from '../grammar/told';
import { duel } from './duel';
import { master } from './master';
import { does, whom } from './sentence';

const number = groupedIn('fr');

const plural = pluralIn('fr');
const cards = (count: number) => plural(count, { one: '# carte', other: '# cartes' });
const toldCards = (count: Told) => (count === null ? 'des cartes, nul ne sait combien,' : cards(count));
const ordinal = (time: number) => ['Premier', 'Deuxième', 'Troisième', 'Quatrième'][time - 1] ?? `${time}e`;

export const story: typeof english = {
  ...master,
  ...duel,
  turn: (who) => (who.you ? 'À toi de jouer.' : `À ${who.name} de jouer.`),
  skipped: (who) => `${does(who, 'n’as', 'n’a')} rien à marchander.`,
  turnedUp: (animal, worth, owners) =>
    `${animal}, valeur ${worth}.${owners.length > 0 ? ` ${owners.join(', ')}.` : ''}`,
  has: (who, count) => `${does(who, 'en as', 'en a')} ${count}`,
  payday: (time, value) => `${ordinal(time)} âne. Chacun reçoit ${value}.`,
  raised: (who, amount) => (who.you ? `Tu mises ${amount}.` : `${who.name} ${amount}.`),
  overbid: (amount) => `On a surenchéri : ${amount}.`,
  called: (call, to, amount) => {
    if (call === 2) return 'Deux fois.';
    return to === undefined ? 'Une fois, pas encore de mise.' : `Une fois, ${amount} pour ${whom(to)}.`;
  },
  kept: (who, the) => `Pas de mise. ${does(who, 'gardes', 'garde')} ${the}.`,
  knocked: (to, amount) => `Adjugé : ${amount} pour ${whom(to)}.`,
  sold: (to, amount) => `Vendu à ${whom(to)} pour ${amount}.`,
  bought: (who, amount) => `${does(who, 'achètes', 'achète')} pour ${amount}.`,
  showedHand: (who, sum, amount) =>
    `${does(who, 'ne peux', 'ne peut')} payer ${amount} et ${who.you ? 'montres' : 'montre'} ${sum}.`,
  auctionedAgain: (The, barred, bound) =>
    `${The} : nouvelle enchère${barred.length > 0 ? `, sans ${barred.join(', ')}` : ''}${
      bound.length > 0 ? ` ; ${bound.join(', ')} : pas plus que ce qui fut montré` : ''
    }.`,
  auctionGoesOn: (barred, to, amount) =>
    `L’enchère continue sans ${barred.join(', ')}. ${
      to === undefined ? 'Il n’y a plus de mise' : `La mise de ${whom(to)}, ${amount}, vaut de nouveau`
    }.`,
  stopped: (who) => `${does(who, 'en restes', 'en reste')} là.`,
  tookBonus: (who, worth) => `${does(who, 'gagnes', 'gagne')} la carte bonus, ${worth} points.`,
  paid: (payer, money) => `${does(payer, 'paies', 'paie')} ${money}.`,
  paidClosed: (payer, count) => `${does(payer, 'paies', 'paie')} ${cards(count)}.`,
  took: (who, count, the, many) =>
    `${does(who, 'reçois', 'reçoit')} ${count === 1 ? the : `${count} ${many}`}.`,
  quartet: (who, many) => `${does(who, 'as', 'a')} la famille des ${many}.`,
  challenged: (who, other, stake) =>
    `${who.you ? 'Tu défies' : `${who.name} ${other.you ? 'te défie' : 'défie'}`}${other.you ? '' : ` ${other.name}`} pour ${stake}.`,
  offered: (who, count) =>
    count === 0
      ? `${does(who, 'ne poses', 'ne pose')} rien.`
      : `${does(who, 'poses', 'pose')} ${toldCards(count)} face cachée.`,
  accepted: (who, count) =>
    count === 0
      ? `${does(who, 'acceptes', 'accepte')}, bien que rien ne soit posé.`
      : `${does(who, 'prends', 'prend')} ${plural(count, { one: '# carte sans la voir', other: '# cartes sans les voir' })}.`,
  countered: (who, count) => `${does(who, 'poses', 'pose')} en face ${cards(count)}.`,
  revealed: (winner, won, lost) =>
    `${does(winner, 'gagnes', 'gagne')} le marchandage ; ${won === lost ? `${cards(won)} de chaque côté` : `${cards(won)} contre ${lost}`}.`,
  revealedSums: (mine, theirs) =>
    mine > theirs
      ? `Tu as offert plus, ${mine} contre ${theirs}.`
      : `Tu as offert moins, ${mine} contre ${theirs}.`,
  tied: () => 'Égalité. Nouvelle offre.',
  over: (winners, score, others) => {
    const names = winners.map((who) => (who.you ? 'toi' : who.name)).join(' et ');
    return `Victoire : ${names}, avec ${number(score)}.${others === '' ? '' : ` ${others}.`}`;
  },
  scored: (who, score) => `${who.you ? 'Toi' : who.name} ${number(score)}`,
  seated: (who) => `${who.you ? 'Tu t’es' : `${who.name} s’est`} assis.`,
  freed: (seat) => `La place ${seat} est libre.`,
  renamed: (who, name) => `${who.you ? 'Tu t’appelles' : `${who.name} s’appelle`} maintenant ${name}.`,
  passed: (who) => `${does(who, 'passes', 'passe')}.`,
  passTakenBack: (who) => `${does(who, 'reviens', 'revient')}.`,
  away: (who) => `${does(who, 'es', 'est')} absent ; la place est gardée.`,
  back: (who) => `${does(who, 'es', 'est')} de retour.`,
  slept: (who, chosen) => {
    const up = who.you ? 'Ton temps est écoulé' : `Temps écoulé pour ${who.name}`;
    if (chosen === undefined) return who.you ? `${up} : tu te tais.` : `${up}, sans un mot.`;
    return chosen.startsWith('Tu ') ? `${up} : t${chosen.slice(1)}` : `${up}. ${chosen}`;
  },
  started: (game, first) =>
    `La partie ${game} commence. ${first.you ? 'À toi' : `À ${first.name}`} de commencer.`,
  reopened: () => 'Le serveur est de nouveau là après une interruption ; les horloges repartent.',
  yourMove: (what) => `À toi : ${what}.`,
  moves: {
    auction: 'mettre une carte aux enchères',
    trade: (the, with_) => `marchander avec ${with_} pour ${the}`,
    or: 'ou',
    divide: 'regarder une carte',
    stop: 'finir le tour',
    sellOrBuy: 'vendre, ou acheter toi-même',
    sell: 'vendre ; tes moyens ne suffisent pas pour acheter',
  },
  payAtLeast: (to, amount, money) => `Paie à ${whom(to)} au moins ${amount}. Proposition : ${money}.`,
  answer: (challenger, stake, count) =>
    `${challenger.name} te défie pour ${stake} ; ${count === 0 ? 'rien n’est posé' : `posé : ${toldCards(count)}`}. Accepter ou poser en face.`,
  layOffer: (challenged) => `Pose ton offre pour ${challenged.name}.`,
  secondsLeft: (seconds) => plural(seconds, { one: '# seconde.', other: '# secondes.' }),
  purse: (money, sum) => `${money === '' ? 'Rien' : money} : ${sum}.`,
};
