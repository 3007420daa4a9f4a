import { pluralIn } from '../grammar/plural';
import type { mine as english } from '../en/mine';

const plural = pluralIn('ru');

export const mine: typeof english = {
  title: 'Мои игры',
  lead: (games, won) =>
    `${plural(games, { one: '# игра', few: '# игры', many: '# игр', other: '# игры' })}, побед: ${won}.`,
  yours: 'Твоё',
  all: 'Все мои игры',
  running: 'Идут сейчас',
  latest: 'Последние результаты',
  earlier: 'Раньше',
  yourMove: 'твой ход',
  othersMove: (ago) => `ход других, ${ago}`,
  answerBy: (day) => `ответ до ${day}`,
  waiting: 'ждёт игроков',
  toTable: 'К столу',
  place: (rank) => `место ${rank},`,
  points: (points) => plural(points, { one: '# очко', few: '# очка', many: '# очков', other: '# очка' }),
  wonBy: (winner) => `победа у игрока ${winner}`,
  show: 'Что показать',
  every: 'Все',
  kinds: { people: 'С людьми', bots: 'Боты', letters: 'По переписке', device: 'Это устройство' },
  edition: 'Все издания',
  noneSuch: 'Такого здесь нет.',
  replay: 'Повтор',
  here: 'на этом устройстве',
  strangers: 'Игра с незнакомыми',
  groups: 'Группы в блокноте очков',
  empty: 'Первая игра останется здесь.',
  openFile: 'Повтор игры из файла',
  noServer: 'Нет связи с сервером: вот что хранит это устройство.',
};
