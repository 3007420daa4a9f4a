import { groupedIn } from '../grammar/number';
import { pluralIn } from '../grammar/plural';
import type { Who } from '../grammar/who';

const number = groupedIn('en');

const plural = pluralIn('en');
const whom = ({ you, name }: Who): string => (you ? 'you' : name);

/** The words for the end of a game: the counting and the standing. They come with those pages alone. */
export const ending = {
  opens: 'The barns open',
  fromTheLast: 'From the last place to the first.',
  counted: (place: number, name: string, score: number) => `Place ${place}: ${name}, ${number(score)}`,
  toCome: (count: number) =>
    plural(count, { one: 'One barn is still closed.', other: '# barns are still closed.' }),
  leaves: (who: Who) => `That leaves ${whom(who)} …`,
  tap: 'tap: next player',
  skip: 'Skip the counting',
  parts: {
    quartets: 'quartets',
    matching: 'pedigrees that match',
    number: 'number of quartets',
    others: 'other pedigrees',
    bonus: 'bonus card',
    money: 'money in hand',
  },
  strike: 'All rats: they strike out a quartet',
  money: 'Money in hand',
  comfort: {
    close: [
      (points: number, who: Who) => `Only ${points} behind ${whom(who)}.`,
      (points: number, who: Who) => `So close: ${points} short of ${whom(who)}.`,
    ],
    dearest: [
      (many: string) => `The finest quartet of all: ${many}.`,
      (many: string) => `No quartet is worth more: ${many}.`,
    ],
    quartets: [
      (count: number) => `Nobody has more quartets: ${count}.`,
      (count: number) => `The fullest barn: ${plural(count, { one: '# quartet', other: '# quartets' })}.`,
    ],
    cards: [
      (count: number) =>
        `The fullest purse: ${plural(count, { one: '# money card', other: '# money cards' })}.`,
      (count: number) => `Nobody kept more money cards: ${count}.`,
    ],
    trades: [
      (count: number) =>
        `The liveliest trader: ${plural(count, { one: '# challenge', other: '# challenges' })}.`,
      (count: number) => `Nobody challenged more often: ${plural(count, { one: 'once', other: '# times' })}.`,
    ],
    price: [
      (amount: number) => `The boldest buy of the game: ${amount}.`,
      (amount: number) => `Nobody bid higher and got it: ${amount}.`,
    ],
    plain: [
      'A new game starts at nothing for everybody.',
      'The next barn fills sooner.',
      'A good round needs good company.',
    ],
  },
};
