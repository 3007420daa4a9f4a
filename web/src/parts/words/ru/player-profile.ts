import type { playerProfile as english } from '../en/player-profile';
import { plural } from './counted';

const points = (count: number) =>
  plural(count, { one: '# пункт', few: '# пункта', many: '# пунктов', other: '# пункта' });

export const playerProfile: typeof english = {
  lead: 'По играм этой группы, сыгранным здесь за столами и разобранным тренером на этом устройстве. Пункт — сотая часть победы.',
  none: 'Ни одна игра этой группы ещё не сыграна здесь за столом. Откройте стол для группы: его игры записываются сами и показывают, как играет каждый.',
  whose: 'Чья игра',
  plays: (name) => `Как играет ${name}`,
  together:
    'По играм, которые вы сыграли вместе, разобранным тренером на этом устройстве; больше никто об этом не узнает. Пункт — сотая часть победы.',
  lost: (count) => `Отдаёт своими решениями ${points(count)} за игру.`,
  latelyLess: (count) => `В последнее время отдаёт за игру на ${points(count)} меньше, чем сначала.`,
  latelyMore: (count) => `В последнее время отдаёт за игру на ${points(count)} больше, чем сначала.`,
  mostBy: (count, slip) => `Больше всего, ${count}: «${slip}».`,
  dear: (percent, cards) => `Платит за ${cards} на ${percent} % выше их ценности.`,
  cheap: (percent, cards) => `Платит за ${cards} на ${percent} % ниже их ценности.`,
  fair: (cards) => `Платит за ${cards} столько, сколько они стоят.`,
  met: (bluffs, seen) => `Под своим молотком ставок выше денег на руках: ${bluffs}, раскрыто: ${seen}.`,
  lucky: (count) => `Открытые карты принесли ${points(count)} за игру: это удача.`,
  unlucky: (count) => `Открытые карты отняли ${points(count)} за игру: это невезение.`,
  worth: 'Ценность для себя',
  choices: 'Свои решения',
  compared: 'Рядом друг с другом',
  lostAGame: 'Пунктов отдано за игру',
  ownSeen: 'Раскрыто своих блефов',
  othersSeen: 'Раскрыто чужих блефов',
  paidOver: 'Переплата',
  share: (some, all) => `${some} из ${all}`,
};
