import { groupedIn } from '../grammar/number';
import { pluralIn } from '../grammar/plural';
import type { Who } from '../grammar/who';
import type { ending as english } from '../en/ending';

const number = groupedIn('ru');

const plural = pluralIn('ru');
const ofWhom = ({ you, name }: Who): string => (you ? 'тебя' : `игрока ${name}`);
const quartets = { one: '# квартет', few: '# квартета', many: '# квартетов', other: '# квартета' };
const notes = { one: '# купюра', few: '# купюры', many: '# купюр', other: '# купюры' };
const challenges = { one: '# вызов', few: '# вызова', many: '# вызовов', other: '# вызова' };

export const ending: typeof english = {
  opens: 'Хлева открываются',
  fromTheLast: 'С последнего места до первого.',
  counted: (place, name, score) => `Место ${place}: ${name}, ${number(score)}`,
  toCome: (count) =>
    plural(count, {
      one: 'Ещё закрыт # хлев.',
      few: 'Ещё закрыты # хлева.',
      many: 'Ещё закрыто # хлевов.',
      other: 'Ещё закрыто # хлева.',
    }),
  leaves: ({ you, name }) => (you ? 'Остался только твой хлев …' : `Остался только хлев игрока ${name} …`),
  tap: 'касание: следующий игрок',
  skip: 'Пропустить подсчёт',
  parts: {
    quartets: 'квартеты',
    matching: 'подходящие родословные',
    number: 'число квартетов',
    others: 'прочие родословные',
    bonus: 'бонусная карта',
    money: 'деньги в руке',
  },
  strike: 'Все крысы: они вычёркивают квартет',
  money: 'Деньги в руке',
  comfort: {
    close: [
      (points, who) => `До ${ofWhom(who)} не хватило всего ${points}.`,
      (points, who) => `Так близко: всего на ${points} меньше, чем у ${ofWhom(who)}.`,
    ],
    dearest: [
      (many) => `Лучший квартет из всех: ${many}.`,
      (many) => `Ни один квартет не стоит больше: ${many}.`,
    ],
    quartets: [
      (count) => `Ни у кого нет больше квартетов: ${count}.`,
      (count) => `Самый полный хлев: ${plural(count, quartets)}.`,
    ],
    cards: [
      (count) => `Самый полный кошелёк: ${plural(count, notes)}.`,
      (count) => `Никто не сберёг больше купюр: ${count}.`,
    ],
    trades: [
      (count) => `Душа рынка: ${plural(count, challenges)}.`,
      (count) => `Никто не вызывал на торг чаще: ${plural(count, challenges)}.`,
    ],
    price: [
      (amount) => `Самая смелая покупка игры: ${amount}.`,
      (amount) => `Никто не купил дороже: ${amount}.`,
    ],
    plain: [
      'Новая игра для всех начинается с нуля.',
      'Следующий хлев наполнится быстрее.',
      'Хорошей игре нужна хорошая компания.',
    ],
  },
};
