import type { menu as english } from '../en/menu';

export const menu: typeof english = {
  title: 'Menu',
  log: 'Journal',
  rules: 'Règles',
  table: 'Table',
  hint: 'Conseil',
  on: 'oui',
  off: 'non',
  light: 'clair',
  dark: 'sombre',
  leave: 'Quitter la table',
  seatKept: 'ta place reste',
};
