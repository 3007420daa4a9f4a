import type { conduct as english } from '../en/conduct';
import { plural } from './counted';

const inMinutes = (count: number) => plural(count, { one: '# минуту', few: '# минуты', other: '# минут' });

export const conduct: typeof english = {
  open: 'Вести стол',
  speed: 'Темп',
  pace: (speed) => (speed <= 1 ? 'спокойно' : speed === 2 ? 'бодро' : 'быстро'),
  paceHint: (speed) =>
    speed <= 1
      ? 'Три секунды от ставки до первого счёта, и есть время посмотреть.'
      : speed === 2
        ? 'Полторы секунды от ставки до первого счёта.'
        : 'Не больше секунды от ставки до первого счёта; всё показывается короче.',
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
  askFree: (name) => `Освободить место: ${name}?`,
  freeHint:
    'На освобождённом месте животные и деньги остаются: играть ими дальше будет бот или кто-то другой.',
  freeNow: 'Освободить',
  notNow: 'Не сейчас',
  empty: 'пусто',
  standsIn: (bot) => `замена: ${bot}`,
  call: ['Раз!', 'Два!', 'Продано!'],
  callHint: 'Молоток твой: считай, когда никто больше не ставит.',
  openHands: {
    setting: 'Зрители видят все карты на руках',
    never: 'никогда',
    after: (minutes) => `через ${inMinutes(minutes)}`,
    late: (minutes) => `Все карты на руках — какими они были ${inMinutes(minutes)} назад или раньше.`,
    seesLate: (minutes) => `Ты видишь этот стол с опозданием: ${minutes} мин.`,
    quiet: 'Пока ничего не происходит.',
    firstAt: (time, moves) =>
      `То, что идёт сейчас, покажут не раньше ${time}: когда сделают ещё ${plural(moves, { one: '# ход', few: '# хода', other: '# ходов' })} или партия кончится.`,
    warning:
      'Кто играет и заодно подсматривает, всё равно что-то узнает: для столов, где друг другу доверяют.',
  },
  review: {
    together: 'Пересмотреть вместе',
    follow: (name) => `Смотреть партию вслед за игроком ${name}`,
    leads: 'Остальные видят то, что показываешь ты.',
    follows: (name) => `Ведёт ${name}, ты смотришь следом.`,
    alone: (name) => `Ведёт ${name}, а ты смотришь по-своему.`,
    leave: 'Без ведущего',
    again: 'Снова следом',
    over: 'Больше никто не ведёт.',
  },
  told: {
    standIn: (name, bot) => `${bot} играет вместо игрока ${name}.`,
    paused: (name) => (name === undefined ? 'В игре пауза.' : `Игра ждёт: ${name}.`),
    resumed: 'Игра идёт дальше.',
    conducted: (speed) => `Стол ведётся иначе: ${speed}.`,
  },
};
