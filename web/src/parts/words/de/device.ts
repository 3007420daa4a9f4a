import type { device as english } from '../en/device';

export const device: typeof english = {
  sound: 'Ton',
  open: 'Ton, Tasten, Mitteilungen',
  title: 'Dieses Gerät',
  game: 'Lautstärke des Spiels',
  calls: 'Lautstärke von Hammer und Countdown',
  touch: 'Vibrieren, wenn ich dran bin',
  keys: 'Mit einzelnen Tasten spielen',
  keysHint:
    'Aus für alle, denen ein versehentlicher Tastendruck einen Zug kosten könnte; Enter, Esc und Tab gehen immer.',
};
