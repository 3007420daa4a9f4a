import type { master as english } from '../en/master';
import { notes, notesLaid } from './counted';
import { does, named, toWhom } from './sentence';

const numbers = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];
const inWords = (count: number) => numbers[count] ?? `${count}`;

export const master: typeof english = {
  ratTurnedUp: () => 'Крыса. Она идёт по кругу, пока её кто-нибудь не возьмёт.',
  pedigreeTurnedUp: (The, worth) => `${The}, стоит ${worth} и больше.`,
  countedDown: (count) => inWords(count),
  countdown: (name, count) => `${name}. Обратный отсчёт с ${count}. Клавиша M — «моё».`,
  claimed: (who, count) => `Первым на счёт ${count}: ${named(who)}.`,
  claimSold: (to, count) => `Продано: ${named(to)}, ${notes(count)}.`,
  claimBought: (auctioneer, claimant, count) =>
    `${does(auctioneer, 'выкупаешь', 'выкупает')}; долг ${toWhom(claimant)}: ${notes(count)}.`,
  showedTooFew: (who, sum, held, asked) =>
    `${does(who, 'показываешь', 'показывает')} руку: ${held} вместо ${asked}, всего ${sum}. Отсчёт начинается заново.`,
  tookPedigree: (who, the) => `${does(who, 'получаешь', 'получает')} ${the}.`,
  laidOnRat: (who, money) => `${does(who, 'кладёшь', 'кладёт')} к крысе ${money ?? 'купюру'}.`,
  ratMoney: (who, count, money) =>
    `Вместе с ней ${toWhom(who)}: ${notes(count)}${money === undefined ? '' : ` (${money})`}.`,
  mustExclude: (who) => `${who.you ? 'У тебя' : `У ${who.name}`} все крысы: один квартет не засчитывается.`,
  excluded: (who, many) => `${does(who, 'не засчитываешь', 'не засчитывает')} квартет: ${many}.`,
  payCards: (to, count, money) =>
    `Заплати ${toWhom(to)} ровно ${notesLaid(count)}, любых. Предложение: ${money}.`,
  ratAsks: (count, mayLay) =>
    `Крыса. ${count === 0 ? 'Купюр при ней нет' : `При ней ${notes(count)}`}. Возьми её${
      mayLay ? ' или положи купюру' : '; класть тебе нечего'
    }.`,
  excludeAsks: (choices) => `Все крысы твои. Выбери квартет, который не засчитается: ${choices}.`,
  excludeChoice: (name, score) => `${name}, тогда ${score}`,
};
