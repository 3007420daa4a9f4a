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
  won: (points) => `Победа: ${points}`,
  lost: (points, winner) => `${points}, победа у игрока ${winner}`,
  replay: 'Повтор',
  here: 'на этом устройстве',
  groups: 'Группы в блокноте очков',
  empty: 'Первая игра останется здесь.',
  openFile: 'Повтор игры из файла',
  noServer: 'Нет связи с сервером: вот что хранит это устройство.',
};
