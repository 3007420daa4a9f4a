import { pluralIn } from '../grammar/plural';
import type { seat as english } from '../en/seat';
import { card } from './cards';
import { speech } from './speech';

const plural = pluralIn('de');
const cards = (count: number) => plural(count, { one: '# Schein', other: '# Scheine' });

export const seat: typeof english = {
  owned: (count, of, worth) => (worth === undefined ? `${count} von ${of}` : `${count} von ${of} · ${worth}`),
  cards,
  public: 'Vor aller Augen gezahlt',
  nothing: 'Noch nichts',
  paid: (name, lot) => `An ${name} für ${card(lot).the}`,
  received: (name, lot) => `Von ${name} für ${card(lot).the}`,
  traded: (name, animal, gave, got) =>
    `Mit ${name} um ${card(animal).the}: ${cards(gave)} gegeben, ${got} bekommen`,
  won: 'gewonnen',
  lost: 'verloren',
  tied: 'gleich',
  trade: (name) => `Handel mit ${name}`,
  mute: 'Still',
  unmute: 'Reden lassen',
  says: (name, text) => `${name}: „${text}“`,
  said: (name) => `${name} sagt`,
  speech,
};
