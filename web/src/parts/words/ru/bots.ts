import type { Explanation } from '../../../wire/protocol';
import type { bots as english } from '../en/bots';
import { listWith } from '../grammar/list';
import { card } from './cards';
import { points } from './counted';

const kinds: Readonly<Record<string, string>> = {
  random: 'Кубик',
  dreamer: 'Мечтатель',
  guest: 'Гостья',
  child: 'Малыш',
  neighbour: 'Соседка',
  miser: 'Скряга',
  bluffer: 'Блефёр',
  blocker: 'Вредина',
  collector: 'Собиратель',
  farmer: 'Фермерша',
  innkeeper: 'Трактирщик',
  trader: 'Торговец',
  shark: 'Акула',
  fox: 'Лиса',
  owl: 'Сова',
};

const list = listWith('и');

type Other = (why: Explanation) => string;

const deeds: Readonly<Record<Explanation['deed'], (why: Explanation, other: Other) => string>> = {
  silence: () => 'Промолчать',
  auction: () => 'Выставить карту на торги',
  challenge: (why, other) => `Сделка с игроком ${other(why)}`,
  bid: ({ price }) => (price > 0 ? `Ставка ${price}` : 'Ставка'),
  hammer: () => 'Удар молотка',
  sell: () => 'Продать',
  buy: () => 'Выкупить самому',
  pay: () => 'Заплатить',
  offer: () => 'Положить деньги',
  accept: () => 'Взять деньги',
  counter: () => 'Положить деньги в ответ',
  stop: () => 'На этом остановиться',
  claim: () => 'Крикнуть «моё»',
  tick: () => 'Считать дальше',
  take: () => 'Взять крысу',
  lay: () => 'Положить карту к крысе',
  divide: () => 'Посмотреть карту',
  keep: () => 'Оставить себе',
  give: () => 'Отдать',
  exclude: () => 'Не считать квартет',
};

const it = ({ animal: id, copy }: Explanation) =>
  id === undefined
    ? 'это'
    : copy === 0
      ? card(id).name.toLowerCase()
      : `${card(id).name.toLowerCase()} № ${copy}`;

const reasons: Readonly<Record<Explanation['reason'], (why: Explanation, other: Other) => string>> = {
  whim: () => 'почему бы и нет',
  no_choice: () => 'лучшего выбора не было',
  gain: (why) => `${it(why)} для меня — это ${points(why.worth)}`,
  too_dear: (why) => `${it(why)} для меня — лишь ${points(why.worth)}`,
  no_means: () => 'хотелось, да денег не хватило',
  drive_up: (why, other) => `${other(why)} заплатит и больше`,
  deny: (why, other) => `пусть не достанется игроку ${other(why)}`,
  bluff: () => 'никому не надо знать, насколько это всерьёз',
  save: () => 'деньги ещё пригодятся',
  wait: () => 'никакая сделка не обещала большего',
  limit: ({ limit }) => `мой предел здесь был ${limit ?? 0}`,
  learnt: ({ sure }) => `из ста таких случаев так было бы в ${sure ?? 0}`,
  foreseen: () => 'если заглянуть вперёд, ничто другое не кончалось лучше',
};

export const bots: typeof english = {
  name: (kind) => kinds[kind] ?? kind,
  against: (names) => `Соперники: ${list(names)}`,
  change: 'изменить',
  who: 'Кто играет против тебя?',
  howMany: (least, most) => `От ${least} до ${most}, как хочешь.`,
  playNow: 'Играть',
  choose: 'Какие боты',
  kindOf: (player) => `Какой бот ${player}`,
  levels: 'Сила',
  likeMe: 'Как я',
  level: (level) => `Уровень ${level}`,
  againstLevel: (level) => `Соперники: уровень ${level}`,
  talk: 'Боты разговаривают',
  why: (player) => `Почему, ${player}?`,
  because: (why, other) => `${deeds[why.deed](why, other)}: ${reasons[why.reason](why, other)}.`,
  notYet: 'Рассказывать пока нечего. Спроси после торгов или сделки.',
  another: 'другой',
};
