import type { Explanation } from '../../../wire/protocol';
import type { bots as english } from '../en/bots';
import { listWith } from '../grammar/list';
import { card } from './cards';
import { points } from './counted';

const kinds: Readonly<Record<string, { name: string; character: string }>> = {
  random: { name: 'Кубик', character: 'делает что угодно, лишь бы по правилам' },
  dreamer: { name: 'Мечтатель', character: 'платит за всё, что приглянулось' },
  guest: { name: 'Гостья', character: 'впервые на рынке и удивляется ценам' },
  child: { name: 'Малыш', character: 'знает по имени каждого зверя, а деньги похуже' },
  neighbour: { name: 'Соседка', character: 'заходит поболтать и иногда чуть переплачивает' },
  miser: { name: 'Скряга', character: 'сидит на деньгах и даёт другим переплачивать' },
  bluffer: { name: 'Блефёр', character: 'ставит высоко и кладёт много пустых купюр' },
  blocker: { name: 'Вредина', character: 'следит, чтобы никто другой не собрал квартет' },
  collector: { name: 'Собиратель', character: 'отдаст что угодно за недостающую карту' },
  farmer: { name: 'Фермерша', character: 'взвешивает цены и шансы, как всегда на рынке' },
  innkeeper: { name: 'Трактирщик', character: 'слышал немало сделок и кое-какие просчитывает' },
  trader: { name: 'Торговец', character: 'просчитывает каждую сделку до конца' },
  shark: { name: 'Акула', character: 'проигрывает в уме весь вечер, прежде чем поставить' },
  fox: { name: 'Лиса', character: 'научилась за игрой тому, что окупается' },
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
};

export const bots: typeof english = {
  name: (kind) => kinds[kind]?.name ?? kind,
  character: (kind) => kinds[kind]?.character ?? '',
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
