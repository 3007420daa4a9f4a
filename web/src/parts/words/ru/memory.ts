import type { memory as english } from '../en/memory';

export const memory: typeof english = {
  title: 'Что было заплачено',
  player: 'Игрок',
  paid: 'Заплатил',
  received: 'Получил',
  donkeys: 'Ослы',
  trades: 'Карты в сделках',
  hint: 'То, что мог бы записать каждый: торги и ослы — в деньгах, сделки — только в картах, отдано : получено.',
  forbidden: 'За этим столом играют по памяти: что было заплачено, не показывается.',
  setting: 'Подсказка памяти',
  settingHint: 'страница показывает, кто сколько открыто получил',
  showed: (name, sum, money) => `${name}: показано ${sum}${money === '' ? '' : ` (${money})`}.`,
};
