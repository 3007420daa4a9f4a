import type { assessment as english } from '../en/assessment';
import { plural } from './counted';
import { deed } from './deed';

const points = (count: number) =>
  plural(count, { one: '# пункт', few: '# пункта', many: '# пунктов', other: '# пункта' });

export const assessment: typeof english = {
  lead: 'Судим по тому, что с этого места можно было знать в тот момент, прямо на этом устройстве.',
  whose: 'Чья игра?',
  thinking: (percent) => `Обдумываю: ${percent} %`,
  stop: 'Остановить',
  start: 'Начать заново',
  failed: 'На этом устройстве разобрать игру не удалось.',
  chances: 'Шансы на победу',
  chancesTitle: (who) => `Шансы на победу, как их мог оценить ${who}; значения в таблице ниже.`,
  numbers: 'Таблицей, в процентах',
  mistakes: 'Самые дорогие ошибки',
  best: 'Лучшие ходы',
  asWeWould: 'Мы сыграли бы так же.',
  deed,
  letGo: 'уступить',
  goOn: (limit) => `ставить дальше, до ${limit}`,
  lot: (animal, copy) => (copy === 0 ? animal : `${animal} № ${copy}`),
  worth: (sum) => `Для тебя это тогда стоило около ${sum}.`,
  better: (what, more) => `Лучше: ${what}, шанс +${points(more)}.`,
  nextBest: (what, less) => `Второй выбор: ${what}, шанс −${points(less)}.`,
  giveOrTake: (margin) => `с точностью до ${margin}`,
  oneMove: {
    mistake: (place, all) => `Ошибка ${place} из ${all}`,
    best: (place, all) => `Лучший ход ${place} из ${all}`,
    you: (what) => `Ты: ${what}`,
    better: (what) => `Лучше: ${what}`,
    nextBest: (what) => `Второй выбор: ${what}`,
    knew: (all) => `Тебе было известно, сколько карт денег у других (${all}).`,
    othersKnew: (cards) =>
      `Другие знали о тебе только это: карт денег ${cards}, что лежит перед тобой и что платили открыто.`,
    before: 'Раньше',
    next: 'Дальше',
    close: 'Закрыть: назад к просмотру',
    percent: (percent) => `Шанс на победу ${percent} процентов`,
  },
  balance: 'Удача и умение',
  parts: {
    beginning: 'Шанс в начале',
    choices: 'Собственный выбор',
    cards: 'Открытые карты',
    others: 'Что делали другие',
    end: 'Шанс в конце',
  },
  sums: 'Каждый выбор считается в свой момент. Что другие теряют сами, засчитано им.',
};
