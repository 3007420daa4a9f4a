import type { menu as english } from '../en/menu';

export const menu: typeof english = {
  title: 'Menü',
  log: 'Verlauf',
  rules: 'Regeln',
  table: 'Tisch',
  hint: 'Tipp',
  on: 'an',
  off: 'aus',
  light: 'hell',
  dark: 'dunkel',
  leave: 'Tisch verlassen',
  seatKept: 'dein Platz bleibt',
};
