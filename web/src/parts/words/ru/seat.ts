import { pluralIn } from '../grammar/plural';
import type { seat as english } from '../en/seat';
import { card } from './cards';
import { speech } from './speech';

const plural = pluralIn('ru');
const cards = (count: number) => plural(count, { one: '# купюра', few: '# купюры', other: '# купюр' });

export const seat: typeof english = {
  owned: (count, of, worth) => (worth === undefined ? `${count} из ${of}` : `${count} из ${of} · ${worth}`),
  cards,
  public: 'Заплачено у всех на виду',
  nothing: 'Пока ничего',
  paid: (name, lot) => `Игроку ${name} за ${card(lot).the}`,
  received: (name, lot) => `От игрока ${name} за ${card(lot).the}`,
  traded: (name, animal, gave, got) =>
    `С игроком ${name} за ${card(animal).the}: ${cards(gave)} против ${got}`,
  won: 'удачно',
  lost: 'неудачно',
  tied: 'поровну',
  trade: (name) => `Сделка с игроком ${name}`,
  mute: 'Тише',
  unmute: 'Пусть говорит',
  says: (name, text) => `${name}: «${text}»`,
  said: (name) => `${name} говорит`,
  speech,
};
