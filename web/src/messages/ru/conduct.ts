import type { conduct as english } from '../en/conduct';

export const conduct: typeof english = {
  open: 'Вести стол',
  title: 'Стол',
  speed: 'Молоток',
  times: (speed) => `×${speed}`,
  ownGavel: 'молоток в руках',
  ownGavelHint: 'Аукционист считает сам.',
  absence: 'Если у кого-то пропала связь',
  standIn: 'бот играет, пока он не вернётся',
  pauseFor: 'все ждут',
  goOn: 'игра идёт без него',
  standInKind: 'Бот на замену',
  pause: 'Пауза',
  resume: 'Дальше',
  paused: 'Пауза.',
  waitsFor: (name) => `Пауза: ${name} не на связи.`,
  seats: 'Места',
  botFor: (name) => `Бот вместо игрока ${name}`,
  botHere: 'Посадить бота',
  free: (name) => `Освободить место: ${name}`,
  bot: 'Бот',
  freeSeat: 'Освободить',
  empty: 'пусто',
  standsIn: (bot) => `замена: ${bot}`,
  call: ['Раз!', 'Два!', 'Продано!'],
  callHint: 'Молоток твой: считай, когда никто больше не ставит.',
  openHands: {
    setting: 'Зрители видят все карты на руках',
    never: 'никогда',
    after: (minutes) => `через ${minutes} минут${minutes === 3 ? 'ы' : ''}`,
    late: (minutes) =>
      `Все карты на руках — какими они были ${minutes} минут${minutes === 3 ? 'ы' : ''} назад или раньше.`,
    warning:
      'Кто играет и заодно подсматривает, всё равно что-то узнает: для столов, где друг другу доверяют.',
  },
  told: {
    standIn: (name, bot) => `${bot} играет вместо игрока ${name}.`,
    paused: (name) => (name === undefined ? 'В игре пауза.' : `Игра ждёт: ${name}.`),
    resumed: 'Игра идёт дальше.',
    conducted: (speed) => `Стол ведётся иначе: молоток ${speed}.`,
  },
};
