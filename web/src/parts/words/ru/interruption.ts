import type { interruption as english } from '../en/interruption';

export const interruption: typeof english = {
  ago: (seconds) => `${seconds} с назад`,
  retry: 'Попробовать сейчас',
  sending: 'отправляется',
  sendingBid: (amount) => `Твоя ставка ${amount} отправляется.`,
  sendingMove: 'Твой ход отправляется.',
  held: 'Молоток ждёт',
  heldFor: (name) => `Нет связи, ${name}: молоток ждёт`,
  waitsFor: (name) => `Нет связи, ${name}: стол ждёт`,
  upTo: {
    stand_in: (time) => `Не дольше ${time}, потом играет бот.`,
    pause: (time) => `Не дольше ${time}, потом игра на паузе.`,
    go_on: (time) => `Не дольше ${time}, потом игра идёт дальше.`,
  },
  bidMeanwhile: 'Пока можно делать ставки.',
  back: (seconds) => `Связь вернулась через ${seconds} с.`,
  bidCounted: (amount) => `Твоя ставка ${amount} засчитана.`,
  moveCounted: 'Твой ход засчитан.',
  bidTooLate: (amount) => `Твоя ставка ${amount} не засчитана: сделай новую, если хочешь.`,
  moveTooLate: 'Твой ход не засчитан.',
};
