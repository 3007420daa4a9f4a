import { pluralIn } from '../grammar/plural';
import type { join as english } from '../en/join';

const plural = pluralIn('ru');

export const join: typeof english = {
  invites: (host) => `Тебя зовёт ${host}`,
  where: 'Где ты сядешь?',
  live: 'сейчас',
  takeSeat: 'Сесть за стол',
  takeSeatOf: (name) => `Сесть на место: ${name}`,
  emptySeats: (count) =>
    plural(count, { one: '# пустое место', few: '# пустых места', other: '# пустых мест' }),
  keepsWarm: (kind) => `бот · ${kind}, бережёт место`,
  watch: 'Просто смотреть',
  full: 'Все места заняты.',
  tellMe: 'Сказать, когда освободится место',
  tells: 'Пока эта страница открыта, она позовёт, когда освободится место.',
  tellNoMore: 'Больше не надо',
  seatFree: 'Есть свободное место',
  nameTaken: (name) => `Имя ${name} за столом уже занято.`,
  beCalled: (name) => `Тогда ${name}?`,
};
