import type { device as english } from '../en/device';

export const device: typeof english = {
  sound: 'Звук',
  open: 'Звук, клавиши, уведомления',
  title: 'Это устройство',
  game: 'Громкость игры',
  calls: 'Громкость молотка и отсчёта',
  touch: 'Вибрация, когда мой ход',
  keys: 'Играть одиночными клавишами',
  keysHint: 'Выключи, если случайное нажатие может сделать ход за тебя; Enter, Esc и Tab работают всегда.',
};
