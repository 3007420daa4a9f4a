import { groupedIn } from '../grammar/number';
import type { story as english } from '../en/story';
import { pluralIn } from '../grammar/plural';
import type { Told } from '../grammar/told';
import { duel } from './duel';
import { master } from './master';
import { does, toWhom } from './sentence';

const number = groupedIn('de');

const plural = pluralIn('de');
const cards = (count: number) => plural(count, { one: '# Schein', other: '# Scheine' });
const toldCards = (count: Told) =>
  count === null ? 'unbekannt viele Scheine' : count === 0 ? 'nichts' : cards(count);
const withCards = (count: number) => plural(count, { one: '# Schein', other: '# Scheinen' });
const ordinal = (time: number) => ['Erster', 'Zweiter', 'Dritter', 'Vierter'][time - 1] ?? `${time}.`;

export const story: typeof english = {
  ...master,
  ...duel,
  turn: (who) => (who.you ? 'Du bist dran.' : `${who.name} ist dran.`),
  skipped: (who) => `${does(who, 'hast', 'hat')} nichts zu tauschen.`,
  turnedUp: (animal, worth, owners) =>
    `${animal}, Wert ${worth}.${owners.length > 0 ? ` ${owners.join(', ')}.` : ''}`,
  has: (who, count) => `${does(who, 'hast', 'hat')} ${count}`,
  payday: (time, value) => `${ordinal(time)} Esel. Alle bekommen ${value}.`,
  raised: (who, amount) => (who.you ? `Du bietest ${amount}.` : `${who.name} ${amount}.`),
  overbid: (amount) => `Du bist überboten: ${amount}.`,
  called: (call, to, amount) => {
    if (call === 2) return 'Zum Zweiten.';
    return to === undefined ? 'Zum Ersten, noch ohne Gebot.' : `Zum Ersten, ${amount} an ${toWhom(to)}.`;
  },
  kept: (who, the) => `Kein Gebot. ${does(who, 'behältst', 'behält')} ${the}.`,
  knocked: (to, amount) => `Der Hammer fällt: ${amount} für ${toWhom(to)}.`,
  sold: (to, amount) => `Verkauft an ${toWhom(to)} für ${amount}.`,
  bought: (who, amount) => `${does(who, 'kaufst', 'kauft')} selbst für ${amount}.`,
  showedHand: (who, sum, amount) =>
    `${does(who, 'kannst', 'kann')} ${amount} nicht zahlen und ${who.you ? 'zeigst' : 'zeigt'} ${sum}.`,
  auctionedAgain: (The, barred, bound) =>
    `${The} wird neu versteigert${barred.length > 0 ? `, ohne ${barred.join(', ')}` : ''}${
      bound.length > 0 ? `; ${bound.join(', ')} nicht über das Gezeigte hinaus` : ''
    }.`,
  auctionGoesOn: (barred, to, amount) =>
    `Ohne ${barred.join(', ')} geht es weiter. ${
      to === undefined ? 'Es steht kein Gebot' : `Wieder gelten ${amount} von ${to.you ? 'dir' : to.name}`
    }.`,
  stopped: (who) => `${does(who, 'lässt', 'lässt')} es dabei.`,
  tookBonus: (who, worth) => `${does(who, 'gewinnst', 'gewinnt')} die Bonuskarte, ${worth} Punkte.`,
  paid: (payer, money) => `${does(payer, 'zahlst', 'zahlt')} ${money}.`,
  paidClosed: (payer, count) => `${does(payer, 'zahlst', 'zahlt')} ${cards(count)}.`,
  took: (who, count, the, many) =>
    `${does(who, 'bekommst', 'bekommt')} ${count === 1 ? the : `${count} ${many}`}.`,
  quartet: (who, many) => `${does(who, 'hast', 'hat')} das Quartett der ${many}.`,
  challenged: (who, whom, stake) => `${does(who, 'forderst', 'fordert')} ${toWhom(whom)} um ${stake} heraus.`,
  offered: (who, count) =>
    `${does(who, 'legst', 'legt')} ${toldCards(count)}${count === 0 ? '' : ' verdeckt'}.`,
  accepted: (who, count) =>
    count === 0
      ? `${does(who, 'nimmst', 'nimmt')} an, obwohl nichts liegt.`
      : `${does(who, 'nimmst', 'nimmt')} ${cards(count)} ungesehen an.`,
  countered: (who, count) => `${does(who, 'hältst', 'hält')} mit ${withCards(count)} dagegen.`,
  revealed: (winner, won, lost) =>
    `${does(winner, 'gewinnst', 'gewinnt')} den Tausch; ${won === lost ? `beide legten ${cards(won)}` : `${cards(won)} gegen ${lost}`}.`,
  revealedSums: (mine, theirs) =>
    mine > theirs
      ? `Du hast mehr geboten, ${mine} gegen ${theirs}.`
      : `Du hast weniger geboten, ${mine} gegen ${theirs}.`,
  tied: () => 'Gleich. Ein neues Angebot.',
  over: (winners, score, others) => {
    const names = winners.map((who) => (who.you ? 'Du' : who.name)).join(' und ');
    const alone = winners[0]?.you ? 'gewinnst' : 'gewinnt';
    return `${names} ${winners.length === 1 ? alone : 'gewinnen'} mit ${number(score)}.${others === '' ? '' : ` ${others}.`}`;
  },
  scored: (who, score) => `${who.you ? 'Du' : who.name} ${number(score)}`,
  seated: (who) => `${does(who, 'hast', 'hat')} Platz genommen.`,
  freed: (seat) => `Platz ${seat} ist frei.`,
  renamed: (who, name) => `${does(who, 'heißt', 'heißt')} jetzt ${name}.`,
  passed: (who) => `${does(who, 'bist', 'ist')} raus.`,
  passTakenBack: (who) => `${does(who, 'bist', 'ist')} wieder dabei.`,
  away: (who) => `${does(who, 'bist', 'ist')} weg; der Platz bleibt.`,
  back: (who) => `${does(who, 'bist', 'ist')} wieder da.`,
  slept: (who, chosen) => {
    const up = who.you ? 'Deine Zeit war um' : `Die Zeit von ${who.name} war um`;
    if (chosen === undefined) return who.you ? `${up}: Du schweigst.` : `${up}, ohne ein Wort.`;
    return chosen.startsWith('Du ') ? `${up}: ${chosen}` : `${up}. ${chosen}`;
  },
  started: (game, first) => `Spiel ${game} beginnt. ${does(first, 'fängst', 'fängt')} an.`,
  reopened: () => 'Der Server läuft nach einer Unterbrechung wieder; die Uhren beginnen neu.',
  yourMove: (what) => `Du bist dran: ${what}.`,
  moves: {
    auction: 'eine Karte versteigern',
    trade: (the, with_) => `mit ${with_} um ${the} handeln`,
    or: 'oder',
    divide: 'eine Karte ansehen',
    stop: 'den Zug beenden',
    sellOrBuy: 'verkaufen oder selbst kaufen',
    sell: 'verkaufen; zum Kaufen reicht es nicht',
  },
  payAtLeast: (whom, amount, money) =>
    `Zahle ${whom.you ? 'dir' : whom.name} mindestens ${amount}. Vorschlag: ${money}.`,
  answer: (challenger, stake, count) =>
    `${challenger.name} fordert dich um ${stake} heraus; ${toldCards(count)} ${count === 0 || count === 1 ? 'liegt' : 'liegen'} da. Annehmen oder dagegenhalten.`,
  layOffer: (challenged) => `Leg dein Angebot an ${challenged.name}.`,
  secondsLeft: (seconds) => plural(seconds, { one: '# Sekunde.', other: '# Sekunden.' }),
  purse: (money, sum) => `${money === '' ? 'Nichts' : money}: ${sum}.`,
};
