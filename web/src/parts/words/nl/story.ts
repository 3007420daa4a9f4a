import { groupedIn } from '../grammar/number';
import type { story as english } from '../en/story';
import { pluralIn } from '../grammar/plural';
import type { Told } from '../grammar/told';
import { duel } from './duel';
import { master } from './master';
import { does, whom } from './sentence';

const number = groupedIn('nl');

const plural = pluralIn('nl');
const cards = (count: number) => plural(count, { one: '# kaart', other: '# kaarten' });
const toldCards = (count: Told) =>
  count === null ? 'kaarten, niemand weet hoeveel,' : count === 0 ? 'niets' : cards(count);
const ordinal = (time: number) => ['Eerste', 'Tweede', 'Derde', 'Vierde'][time - 1] ?? `${time}e`;

export const story: typeof english = {
  ...master,
  ...duel,
  turn: (who) => (who.you ? 'Jij bent aan de beurt.' : `${who.name} is aan de beurt.`),
  skipped: (who) => `${does(who, 'hebt', 'heeft')} niets om te handelen.`,
  turnedUp: (animal, worth, owners) =>
    `${animal}, ${worth} waard.${owners.length > 0 ? ` ${owners.join(', ')}.` : ''}`,
  has: (who, count) => `${does(who, 'hebt', 'heeft')} er ${count}`,
  payday: (time, value) => `${ordinal(time)} ezel. Iedereen krijgt ${value}.`,
  raised: (who, amount) => (who.you ? `Je biedt ${amount}.` : `${who.name} ${amount}.`),
  overbid: (amount) => `Je bent overboden: ${amount}.`,
  called: (call, to, amount) => {
    if (call === 2) return 'Andermaal.';
    return to === undefined ? 'Eenmaal, nog geen bod.' : `Eenmaal, ${amount} voor ${whom(to)}.`;
  },
  kept: (who, the) => `Geen bod. ${does(who, 'houdt', 'houdt')} ${the}.`,
  knocked: (to, amount) => `De hamer valt: ${amount} voor ${whom(to)}.`,
  sold: (to, amount) => `Verkocht aan ${whom(to)} voor ${amount}.`,
  bought: (who, amount) => `${does(who, 'koopt', 'koopt')} zelf voor ${amount}.`,
  showedHand: (who, sum, amount) => `${does(who, 'kunt', 'kan')} ${amount} niet betalen en toont ${sum}.`,
  auctionedAgain: (The, barred, bound) =>
    `${The} wordt opnieuw geveild${barred.length > 0 ? `, zonder ${barred.join(', ')}` : ''}${
      bound.length > 0 ? `; ${bound.join(', ')} mag niet boven het getoonde gaan` : ''
    }.`,
  auctionGoesOn: (barred, to, amount) =>
    `De veiling gaat verder zonder ${barred.join(', ')}. ${
      to === undefined ? 'Er staat geen bod' : `${amount} van ${whom(to)} staat weer`
    }.`,
  stopped: (who) => `${does(who, 'laat', 'laat')} het daarbij.`,
  tookBonus: (who, worth) => `${does(who, 'wint', 'wint')} de bonuskaart, ${worth} punten.`,
  paid: (payer, money) => `${does(payer, 'betaalt', 'betaalt')} ${money}.`,
  paidClosed: (payer, count) => `${does(payer, 'betaalt', 'betaalt')} ${cards(count)}.`,
  took: (who, count, the, many) =>
    `${does(who, 'krijgt', 'krijgt')} ${count === 1 ? the : `${count} ${many}`}.`,
  quartet: (who, many) => `${does(who, 'hebt', 'heeft')} het kwartet ${many}.`,
  challenged: (who, other, stake) => `${does(who, 'daagt', 'daagt')} ${whom(other)} uit om ${stake}.`,
  offered: (who, count) =>
    `${does(who, 'legt', 'legt')} ${toldCards(count)} ${count === 0 ? 'neer' : 'dicht neer'}.`,
  accepted: (who, count) =>
    count === 0
      ? `${does(who, 'neemt', 'neemt')} aan, al ligt er niets.`
      : `${does(who, 'neemt', 'neemt')} ${plural(count, { one: 'de kaart', other: 'de # kaarten' })} ongezien aan.`,
  countered: (who, count) => `${does(who, 'legt', 'legt')} er ${cards(count)} tegenover.`,
  revealed: (winner, won, lost) =>
    `${does(winner, 'wint', 'wint')} de handel; ${won === lost ? `allebei ${cards(won)}` : `${cards(won)} tegen ${lost}`}.`,
  revealedSums: (mine, theirs) =>
    mine > theirs ? `Jij bood meer, ${mine} tegen ${theirs}.` : `Jij bood minder, ${mine} tegen ${theirs}.`,
  tied: () => 'Gelijk. Een nieuw bod.',
  over: (winners, score, others) => {
    const names = winners.map((who) => (who.you ? 'Jij' : who.name)).join(' en ');
    const verb = winners.length === 1 ? 'wint' : 'winnen';
    return `${names} ${verb} met ${number(score)}.${others === '' ? '' : ` ${others}.`}`;
  },
  scored: (who, score) => `${who.you ? 'Jij' : who.name} ${number(score)}`,
  seated: (who) => `${does(who, 'bent', 'is')} gaan zitten.`,
  freed: (seat) => `Plaats ${seat} is vrij.`,
  renamed: (who, name) => `${does(who, 'heet', 'heet')} nu ${name}.`,
  passed: (who) => `${does(who, 'past', 'past')}.`,
  passTakenBack: (who) => `${does(who, 'doet', 'doet')} weer mee.`,
  away: (who) => `${does(who, 'bent', 'is')} weg; de plaats blijft bewaard.`,
  back: (who) => `${does(who, 'bent', 'is')} terug.`,
  slept: (who, chosen) => {
    const up = who.you ? 'Je tijd was om' : `De tijd van ${who.name} was om`;
    if (chosen === undefined) return who.you ? `${up}: je zwijgt.` : `${up}, zonder een woord.`;
    return chosen.startsWith('Je ') ? `${up}: j${chosen.slice(1)}` : `${up}. ${chosen}`;
  },
  started: (game, first) => `Spel ${game} begint. ${does(first, 'begint', 'begint')}.`,
  reopened: () => 'De server is terug na een onderbreking; de klokken beginnen opnieuw.',
  yourMove: (what) => `Jouw zet: ${what}.`,
  moves: {
    auction: 'een kaart veilen',
    trade: (the, with_) => `met ${with_} om ${the} handelen`,
    or: 'of',
    divide: 'een kaart bekijken',
    stop: 'de beurt beëindigen',
    sellOrBuy: 'verkopen, of zelf kopen',
    sell: 'verkopen; om te kopen heb je te weinig',
  },
  payAtLeast: (to, amount, money) => `Betaal ${whom(to)} minstens ${amount}. Voorstel: ${money}.`,
  answer: (challenger, stake, count) =>
    `${challenger.name} daagt je uit om ${stake}, met ${toldCards(count)} op tafel. Aannemen of tegenbieden.`,
  layOffer: (challenged) => `Doe ${challenged.name} een bod.`,
  secondsLeft: (seconds) => plural(seconds, { one: '# seconde.', other: '# seconden.' }),
  purse: (money, sum) => `${money === '' ? 'Niets' : money}: ${sum}.`,
};
