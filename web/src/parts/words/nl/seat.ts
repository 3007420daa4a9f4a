import { pluralIn } from '../grammar/plural';
import type { seat as english } from '../en/seat';
import { card } from './cards';
import { speech } from './speech';

const plural = pluralIn('nl');
const cards = (count: number) => plural(count, { one: '# kaart', other: '# kaarten' });

export const seat: typeof english = {
  owned: (count, of, worth) => (worth === undefined ? `${count} van ${of}` : `${count} van ${of} · ${worth}`),
  cards,
  public: 'Voor ieders ogen betaald',
  nothing: 'Nog niets',
  paid: (name, lot) => `Aan ${name} voor ${card(lot).the}`,
  received: (name, lot) => `Van ${name} voor ${card(lot).the}`,
  traded: (name, animal, gave, got) =>
    `Met ${name} om ${card(animal).the}: ${cards(gave)} gegeven, ${got} gekregen`,
  won: 'gewonnen',
  lost: 'verloren',
  tied: 'gelijk',
  trade: (name) => `Koehandel met ${name}`,
  mute: 'Stil',
  unmute: 'Laten praten',
  says: (name, text) => `${name}: ‘${text}’`,
  said: (name) => `${name} zegt`,
  speech,
};
