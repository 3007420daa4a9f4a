import type { menu as english } from '../en/menu';

export const menu: typeof english = {
  title: 'Menu',
  log: 'Verloop',
  rules: 'Regels',
  table: 'Tafel',
  hint: 'Tip',
  on: 'aan',
  off: 'uit',
  light: 'licht',
  dark: 'donker',
  leave: 'Tafel verlaten',
  seatKept: 'je plaats blijft',
};
