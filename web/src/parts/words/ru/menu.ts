import type { menu as english } from '../en/menu';

export const menu: typeof english = {
  title: 'Меню',
  log: 'Журнал',
  rules: 'Правила',
  table: 'Стол',
  hint: 'Совет',
  on: 'да',
  off: 'нет',
  light: 'светло',
  dark: 'темно',
  leave: 'Покинуть стол',
  seatKept: 'место остаётся твоим',
};
