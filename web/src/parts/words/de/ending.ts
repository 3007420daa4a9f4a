import { groupedIn } from '../grammar/number';
import { pluralIn } from '../grammar/plural';
import type { Who } from '../grammar/who';
import type { ending as english } from '../en/ending';

const number = groupedIn('de');

const plural = pluralIn('de');
const whom = ({ you, name }: Who): string => (you ? 'dir' : name);

export const ending: typeof english = {
  opens: 'Die Ställe gehen auf',
  fromTheLast: 'Vom letzten Platz zum ersten.',
  counted: (place, name, score) => `Platz ${place}: ${name}, ${number(score)}`,
  toCome: (count) => plural(count, { one: 'Ein Stall ist noch zu.', other: '# Ställe sind noch zu.' }),
  leaves: ({ you, name }) => (you ? 'Bleibst nur noch du …' : `Bleibt nur noch ${name} …`),
  tap: 'tippen: weiter',
  skip: 'Zählen überspringen',
  parts: {
    quartets: 'Quartette',
    matching: 'passende Stammbäume',
    number: 'Zahl der Quartette',
    others: 'andere Stammbäume',
    bonus: 'Bonuskarte',
    money: 'Geld auf der Hand',
  },
  strike: 'Alle Ratten: Sie streichen ein Quartett',
  money: 'Geld auf der Hand',
  comfort: {
    close: [
      (points, who) => `Nur ${points} hinter ${whom(who)}.`,
      (points, who) => `So knapp: Zu ${whom(who)} fehlen nur ${points}.`,
    ],
    dearest: [
      (many) => `Das feinste Quartett von allen: ${many}.`,
      (many) => `Kein Quartett ist mehr wert: ${many}.`,
    ],
    quartets: [
      (count) => `Niemand hat mehr Quartette: ${count}.`,
      (count) => `Der vollste Stall: ${plural(count, { one: '# Quartett', other: '# Quartette' })}.`,
    ],
    cards: [
      (count) => `Der vollste Beutel: ${plural(count, { one: '# Schein', other: '# Scheine' })}.`,
      (count) => `Niemand behielt mehr Scheine: ${count}.`,
    ],
    trades: [
      (count) => `So oft wie niemand sonst zum Kuhhandel gefordert: ${count}.`,
      (count) => `Niemand wagte mehr Kuhhändel: ${count}.`,
    ],
    price: [
      (amount) => `Der kühnste Kauf des Spiels: ${amount}.`,
      (amount) => `Niemand sonst bot so hoch und bekam es: ${amount}.`,
    ],
    plain: [
      'Das nächste Spiel fängt für alle von vorn an.',
      'Der nächste Stall füllt sich schneller.',
      'Zu einer guten Runde gehört gute Gesellschaft.',
    ],
  },
};
