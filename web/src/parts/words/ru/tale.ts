import { groupedIn } from '../grammar/number';
import type { tale as english } from '../en/tale';
import { notesLaid, plural, points } from './counted';

const number = groupedIn('ru');

const share = (worth: number) => `Доля в квартете: ${worth}.`;

export const tale: typeof english = {
  heading: 'О чём расскажет партия',
  lead: 'Каждое слово взято из записи. Шаг покажет, как это было.',
  place: (at, all) => `${at} из ${all}`,
  step: (step) => `Шаг ${step}`,
  share: 'Поделиться картинкой',
  shareOf: (title) => `Поделиться картинкой: ${title}`,
  notShared: 'Картинку не удалось сделать или отправить. Попробуй ещё раз.',
  missing: 'Рассказ об этой партии сейчас не получить.',
  again: 'Попробовать ещё раз',
  won: (won, score) => `${won}: ${number(score)}`,
  file: 'kuhhandel',
  tags: {
    robbery: 'Ограбление',
    dear_lot: 'Самая дорогая покупка',
    bargain: 'Почти даром',
    bluff_held: 'Блеф удался',
    bluff_caught: 'Блеф лопнул',
    equal_sums: 'Поровну',
    swing: 'Перелом',
    donkey_money: 'Деньги с неба',
    struck_quartet: 'Цена крыс',
  },
  robbery: {
    titles: (name, stake, cost) => [
      cost === 0 ? `Даром: ${stake}` : `За ${cost}: ${stake}`,
      `Ограбление: ${name}`,
      'Большое ограбление',
    ],
    zeroTitles: (name, stake) => [`За один ноль: ${stake}`, `Ограбление: ${name}`, 'Большое ограбление'],
    zero: (owner, stake) => `${owner} берёт не глядя одну купюру. Это ноль, а цена ему: ${stake}.`,
    nothing: (owner, name, stake) => `${name} не кладёт ничего, а ${owner} соглашается. На кону ${stake}.`,
    unseen: (owner, count, stake, sum) =>
      `${owner} берёт не глядя ${notesLaid(count)}, всего ${sum}. На кону ${stake}.`,
    countered: (name, laid, owner, against, stake) =>
      `${name}: ${laid}, ${owner}: ${against}. Этого хватило. На кону ${stake}.`,
  },
  dear: {
    titles: (The, price) => [`${The} за ${price}`, `${price} одним махом`],
    two: (price) => `Два животных за ${price}`,
    kept: (auctioneer, to, price, worth) =>
      `${auctioneer} не хочет продавать и платит ${price} игроку ${to}. ${share(worth)}`,
    sold: (payer, price, worth, count) =>
      `${payer} платит ${price}${
        count === 1
          ? ', хотя больше никто не торговался'
          : `; в торгах ${plural(count, { one: '# игрок', few: '# игрока', other: '# игроков' })}`
      }. ${share(worth)}`,
  },
  bargain: {
    titles: (animal, price) => [
      price === 0 ? `${animal} даром` : `${animal} за ${price}`,
      price === 0 ? 'Совсем даром' : `Всего за ${price}`,
    ],
    two: (price) => (price === 0 ? 'Два животных даром' : `Два животных за ${price}`),
    kept: (auctioneer, worth) => `Ставок нет, и ${auctioneer} оставляет лот себе. ${share(worth)}`,
    sold: (payer, to, price, worth) => `${payer} платит игроку ${to} всего ${price}. ${share(worth)}`,
  },
  bluff: {
    held: (bid, hand) => (hand === 0 ? `${bid}, а в руке ничего` : `${bid}, а в руке ${hand}`),
    caught: (bid, hand) => (hand === 0 ? `Ставка ${bid}, в руке пусто` : `Ставка ${bid}, в руке ${hand}`),
    boughtOff: (name, lot, bid, payer) =>
      `${name} даёт ${bid} за ${lot}. ${payer} верит и платит столько же, чтобы оставить лот себе.`,
    outbid: (name, lot, bid, payer, price) =>
      `${name} поднимает цену до ${bid} за ${lot}. ${payer} верит и платит ${price}.`,
    showed: (name, lot, payer, price) =>
      `${name} показывает руку всем. Потом ${payer} получает ${lot} ${price === 0 ? 'даром' : `за ${price}`}.`,
  },
  even: {
    once: (sum) => `${sum} против ${sum}`,
    twice: 'Поровну и снова поровну',
    then: (challenger, challenged, stake, winner) =>
      `${challenger} и ${challenged} кладут поровну. На кону ${stake}. Со второй попытки побеждает ${winner}.`,
    again: (challenger, challenged, stake) =>
      `${challenger} и ${challenged} дважды кладут поровну. На кону ${stake}. Побеждает тот, чей вызов: ${challenger}.`,
  },
  swing: {
    title: (before, after) => (before === 0 ? `С нуля до ${after}` : `С ${before} до ${after}`),
    overtook: (name, owner, many) => `Квартет (${many}), и ${name} обходит игрока ${owner} и выходит вперёд.`,
    rose: (name, many, count) => `Квартет (${many}) приносит игроку ${name} ${points(count)}.`,
  },
  gift: {
    titles: (The) => [`${The} за всё платит`, 'Подарено и потрачено'],
    had: (name, hand, value, lot, price) =>
      `У ${name} ${hand === 0 ? 'ничего' : hand}, и тут все получают ${value}. Хватает на ${lot}: ${price}.`,
  },
  rats: {
    title: (lost) => `Крысы съели ${points(lost)}`,
    struck: (name, many) => `У ${name} все крысы, и квартет (${many}) не засчитан.`,
  },
};
