import { groupedIn } from '../grammar/number';
import type { story as english } from '../en/story';
import type { Told } from '../grammar/told';
import type { Who } from '../grammar/who';
import { notes, notesEach, notesLaid, plural, points } from './counted';
import { duel } from './duel';
import { master } from './master';
import { does, named, toWhom } from './sentence';

const number = groupedIn('ru');

const toldCards = (count: Told) => (count === null ? 'купюры, никто не знает сколько,' : notesLaid(count));
const ordinal = (time: number) => ['Первый', 'Второй', 'Третий', 'Четвёртый'][time - 1] ?? `${time}-й`;
const at = ({ you, name }: Who) => (you ? 'У тебя' : `У ${name}`);

export const story: typeof english = {
  ...master,
  ...duel,
  turn: (who) => (who.you ? 'Твой ход.' : `Ходит ${who.name}.`),
  skipped: (who) => `${at(who)} нет ничего для сделки.`,
  turnedUp: (animal, worth, owners) =>
    `${animal}, стоит ${worth}.${owners.length > 0 ? ` ${owners.join(', ')}.` : ''}`,
  has: (who, count) => `${named(who)}: ${count}`,
  payday: (time, value) => `${ordinal(time)} осёл. Каждый получает ${value}.`,
  raised: (who, amount) => (who.you ? `Твоя ставка ${amount}.` : `${who.name} ${amount}.`),
  overbid: (amount) => `Твою ставку перебили: ${amount}.`,
  called: (call, to, amount) => {
    if (call === 2) return 'Два.';
    return to === undefined ? 'Раз, ставок пока нет.' : `Раз: ${amount}, ${named(to)}.`;
  },
  kept: (who, the) => `Ставок нет. ${does(who, 'оставляешь', 'оставляет')} себе ${the}.`,
  knocked: (to, amount) => `Молоток: ${amount}, ${named(to)}.`,
  sold: (to, amount) => `Продано за ${amount}: ${named(to)}.`,
  bought: (who, amount) => `${does(who, 'выкупаешь', 'выкупает')} за ${amount}.`,
  showedHand: (who, sum, amount) =>
    `${does(who, 'не можешь', 'не может')} заплатить ${amount}; показано ${sum}.`,
  auctionedAgain: (The, barred, bound) =>
    `${The}: торги заново${barred.length > 0 ? `, без: ${barred.join(', ')}` : ''}${
      bound.length > 0 ? `; не выше показанного: ${bound.join(', ')}` : ''
    }.`,
  auctionGoesOn: (barred, to, amount) =>
    `Торги идут дальше без: ${barred.join(', ')}. ${
      to === undefined ? 'Ставок нет' : `Снова в силе ${amount}, ${named(to)}`
    }.`,
  stopped: (who) => `${does(who, 'останавливаешься', 'останавливается')} на этом.`,
  tookBonus: (who, worth) => `${does(who, 'берёшь', 'берёт')} бонусную карту, ${points(worth)}.`,
  paid: (payer, money) => `${does(payer, 'платишь', 'платит')}: ${money}.`,
  paidClosed: (payer, count) => `${does(payer, 'платишь', 'платит')}: ${notes(count)}.`,
  took: (who, count, the, many) =>
    `${does(who, 'получаешь', 'получает')}${count === 1 ? ` ${the}` : `: ${many}, ${count}`}.`,
  quartet: (who, many) => `${at(who)} квартет: ${many}.`,
  challenged: (who, other, stake) =>
    `${does(who, 'вызываешь', 'вызывает')} на сделку: ${named(other)}; на кону ${stake}.`,
  offered: (who, count) =>
    count === 0
      ? `${does(who, 'ничего не кладёшь', 'ничего не кладёт')}.`
      : `${does(who, 'кладёшь', 'кладёт')} ${toldCards(count)} рубашкой вверх.`,
  accepted: (who, count) =>
    count === 0
      ? `${does(who, 'соглашаешься', 'соглашается')}, хотя ничего не положено.`
      : `${does(who, 'берёшь', 'берёт')} не глядя ${notesLaid(count)}.`,
  countered: (who, count) => `${does(who, 'кладёшь', 'кладёт')} в ответ ${notesLaid(count)}.`,
  revealed: (winner, won, lost) =>
    `${does(winner, 'выигрываешь', 'выигрывает')} сделку; ${won === lost ? `с обеих сторон по ${notesEach(won)}` : `${notes(won)} против ${lost}`}.`,
  revealedSums: (mine, theirs) =>
    mine > theirs
      ? `Твоё предложение больше, ${mine} против ${theirs}.`
      : `Твоё предложение меньше, ${mine} против ${theirs}.`,
  tied: () => 'Поровну. Новое предложение.',
  over: (winners, score, others) =>
    `Победа: ${winners.map(named).join(' и ')}, ${points(score)}.${others === '' ? '' : ` ${others}.`}`,
  scored: (who, score) => `${named(who)} ${number(score)}`,
  seated: (who) => `За столом: ${named(who)}.`,
  freed: (seat) => `Место ${seat} свободно.`,
  renamed: (who, name) =>
    who.you ? `Тебя теперь зовут ${name}.` : `${who.name} теперь играет под именем ${name}.`,
  passed: (who) => `${does(who, 'пасуешь', 'пасует')}.`,
  passTakenBack: (who) => `${does(who, 'снова торгуешься', 'снова торгуется')}.`,
  away: (who) =>
    who.you ? 'Связи с тобой нет; место за тобой.' : `${who.name} не на связи; место остаётся.`,
  back: (who) => (who.you ? 'Ты снова здесь.' : `${who.name} снова здесь.`),
  slept: (who, chosen) => {
    const up = who.you ? 'Твоё время вышло' : `Время вышло у ${who.name}`;
    if (chosen === undefined) return who.you ? `${up}: ты молчишь.` : `${up}, и ни слова.`;
    return chosen.startsWith('Ты ') ? `${up}: т${chosen.slice(1)}` : `${up}. ${chosen}`;
  },
  started: (game, first) => `Игра ${game}. ${does(first, 'начинаешь', 'начинает')}.`,
  reopened: () => 'Сервер снова работает после перерыва; часы идут заново.',
  yourMove: (what) => `Твой ход: ${what}.`,
  moves: {
    auction: 'выставить карту на торги',
    trade: (the, with_) => `сделка за ${the}: ${with_}`,
    or: 'или',
    divide: 'посмотреть карту',
    stop: 'закончить ход',
    sellOrBuy: 'продать или выкупить',
    sell: 'продать; на выкуп не хватает',
  },
  payAtLeast: (to, amount, money) => `Заплати ${toWhom(to)} не меньше ${amount}. Предложение: ${money}.`,
  answer: (challenger, stake, count) =>
    `${challenger.name} вызывает тебя на сделку: на кону ${stake}; ${
      count === 0
        ? 'ничего не положено'
        : `на столе ${count === null ? 'купюры, никто не знает сколько' : notes(count)}`
    }. Взять или положить в ответ.`,
  layOffer: (challenged) => `Сделай предложение игроку ${challenged.name}.`,
  secondsLeft: (seconds) => plural(seconds, { one: '# секунда.', few: '# секунды.', other: '# секунд.' }),
  purse: (money, sum) => `${money === '' ? 'Ничего' : money}: ${sum}.`,
};
