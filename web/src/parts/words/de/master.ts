import type { master as english } from '../en/master';
import { pluralIn } from '../grammar/plural';
import type { Who } from '../grammar/who';
import { does, toWhom } from './sentence';

const plural = pluralIn('de');
const cards = (count: number) => plural(count, { one: '# Schein', other: '# Scheine' });
const numbers = ['', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const inWords = (count: number) => numbers[count] ?? `${count}`;
const forWhom = ({ you, name }: Who) => (you ? 'dir' : name);

export const master: typeof english = {
  ratTurnedUp: () => 'Eine Ratte. Sie geht herum, bis jemand sie nimmt.',
  pedigreeTurnedUp: (The, worth) => `${The}, ${worth} wert und mehr.`,
  countedDown: (count) => inWords(count),
  countdown: (name, count) => `${name}. Countdown ab ${count}. M drücken für „Meins“.`,
  claimed: (who, count) => `${does(who, 'warst', 'war')} bei ${count} am schnellsten.`,
  claimSold: (to, count) => `Verkauft an ${toWhom(to)} für ${cards(count)}.`,
  claimBought: (auctioneer, claimant, count) =>
    `${does(auctioneer, 'kaufst', 'kauft')} selbst und ${auctioneer.you ? 'schuldest' : 'schuldet'} ${forWhom(claimant)} ${cards(count)}.`,
  showedTooFew: (who, sum, held, asked) =>
    `${does(who, 'hast', 'hat')} keine ${asked} Scheine, sondern ${held}, und ${
      who.you ? 'zeigst' : 'zeigt'
    } ${sum}. Der Countdown beginnt neu.`,
  tookPedigree: (who, the) => `${does(who, 'bekommst', 'bekommt')} ${the}.`,
  laidOnRat: (who, money) =>
    `${does(who, 'legst', 'legt')} ${money === undefined ? 'einen Schein' : money} zur Ratte.`,
  ratMoney: (who, count, money) =>
    `Dazu ${count === 1 ? 'kommt' : 'kommen'} ${cards(count)} zu ${forWhom(who)}${money === undefined ? '' : `: ${money}`}.`,
  mustExclude: (who) => `${does(who, 'hast', 'hat')} alle Ratten: Ein Quartett wird nicht zählen.`,
  excluded: (who, many) => `${does(who, 'lässt', 'lässt')} das Quartett der ${many} aus der Wertung.`,
  payCards: (whom, count, money) =>
    `Zahle ${forWhom(whom)} genau ${cards(count)}, gleich welche. Vorschlag: ${money}.`,
  ratAsks: (count, mayLay) =>
    `Eine Ratte. ${count === 0 ? 'Kein Schein liegt' : `${cards(count)} ${count === 1 ? 'liegt' : 'liegen'}`} darauf. Nimm sie${
      mayLay ? ' oder leg einen Schein' : '; du hast keinen Schein zum Legen'
    }.`,
  excludeAsks: (choices) => `Alle Ratten gehören dir. Welches Quartett soll nicht zählen: ${choices}.`,
  excludeChoice: (name, score) => `${name}, dann ${score}`,
};
