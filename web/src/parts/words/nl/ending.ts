import { groupedIn } from '../grammar/number';
import { pluralIn } from '../grammar/plural';
import type { Who } from '../grammar/who';
import type { ending as english } from '../en/ending';

const number = groupedIn('nl');

const plural = pluralIn('nl');
const whom = ({ you, name }: Who): string => (you ? 'jou' : name);

export const ending: typeof english = {
  opens: 'De stallen gaan open',
  fromTheLast: 'Van de laatste plaats naar de eerste.',
  counted: (place, name, score) => `Plaats ${place}: ${name}, ${number(score)}`,
  toCome: (count) => plural(count, { one: 'Eén stal is nog dicht.', other: '# stallen zijn nog dicht.' }),
  leaves: ({ you, name }) => (you ? 'Alleen jij bent nog over …' : `Alleen ${name} is nog over …`),
  tap: 'tik: volgende speler',
  skip: 'Sla het tellen over',
  parts: {
    quartets: 'kwartetten',
    matching: 'stambomen die erbij horen',
    number: 'aantal kwartetten',
    others: 'andere stambomen',
    bonus: 'bonuskaart',
    money: 'geld in de hand',
  },
  strike: 'Alle ratten: ze strepen een kwartet weg',
  money: 'Geld in de hand',
  comfort: {
    close: [
      (points, who) => `Maar ${points} achter ${whom(who)}.`,
      (points, who) => `Zo dichtbij: ${points} minder dan ${whom(who)}.`,
    ],
    dearest: [
      (many) => `Het mooiste kwartet van allemaal: ${many}.`,
      (many) => `Geen kwartet is meer waard: ${many}.`,
    ],
    quartets: [
      (count) => `Niemand heeft meer kwartetten: ${count}.`,
      (count) => `De volste stal: ${plural(count, { one: '# kwartet', other: '# kwartetten' })}.`,
    ],
    cards: [
      (count) => `De volste beurs: ${plural(count, { one: '# biljet', other: '# biljetten' })}.`,
      (count) => `Niemand hield meer biljetten over: ${count}.`,
    ],
    trades: [
      (count) =>
        `De levendigste handelaar: ${plural(count, { one: '# uitdaging', other: '# uitdagingen' })}.`,
      (count) => `Niemand waagde meer uitdagingen: ${count}.`,
    ],
    price: [
      (amount) => `De stoutmoedigste aankoop van het spel: ${amount}.`,
      (amount) => `Niemand kocht voor meer: ${amount}.`,
    ],
    plain: [
      'Een nieuw spel begint voor iedereen bij nul.',
      'De volgende stal loopt sneller vol.',
      'Bij een goed spel hoort goed gezelschap.',
    ],
  },
};
