import { pluralIn } from '../grammar/plural';
import type { strangers as english } from '../en/strangers';

const plural = pluralIn('ru');

export const strangers: typeof english = {
  how: 'Как хочешь играть?',
  anyEdition: 'любое издание',
  anyPace: 'любой темп',
  any: 'всё равно',
  botsMayCome: 'Через 30 с могут сесть боты',
  personTakesSeat: 'кто придёт позже, сядет на место бота',
  peopleOnly: 'только люди',
  whoComes: 'Кто придёт',
  atTheTable: 'за столом',
  ofSeats: (seats) => `из ${seats}`,
  botsIn: (seconds) => `боты через ${seconds} с`,
  timeLeft: 'Время до прихода ботов',
  waitFor: (count) =>
    plural(count, { one: 'Ждём ещё # игрока', few: 'Ждём ещё # игроков', other: 'Ждём ещё # игроков' }),
  begins: 'Все на месте: начинаем',
  onTheWay: 'в пути',
  takesBots: 'можно и с ботами',
  free: 'свободно',
  orBot: 'или бот',
  startWithBots: (count) =>
    plural(count, { one: 'Начать с ботом', few: 'Начать с ботами', other: 'Начать с ботами' }),
  waitOn: 'Ждать дальше',
  othersWait: 'Начнём, как только и другие согласятся на ботов.',
  nobodyYet: 'Пока никого. Ждать дальше или впустить ботов?',
  letBotsIn: 'Впустить ботов',
  leave: 'Уйти',
  lookAway: 'Колокольчик и заголовок вкладки позовут тебя, когда кто-нибудь сядет. Можно не смотреть.',
  rated:
    'На рейтинг: игра считается для твоего имени, если играет ещё кто-то с закреплённым именем. Кто уходит, проигрывает.',
  unrated: 'Игры здесь считаются для тех, кто закрепил имя. Ты играешь без рейтинга.',
  allLeft:
    'Все остальные ушли. Если партия рейтинговая и никто не вернётся, победа твоя, играешь ты дальше или нет.',
  moved: 'За другим столом кто-то ждёт: теперь твоё место там',
  satDown: (name) => `${name} уже за столом`,
};
