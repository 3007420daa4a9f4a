import { pluralIn } from '../grammar/plural';
import type { seat as english } from '../en/seat';
import { card } from './cards';
import { speech } from './speech';

const plural = pluralIn('fr');
const cards = (count: number) => plural(count, { one: '# billet', other: '# billets' });

export const seat: typeof english = {
  owned: (count, of, worth) => (worth === undefined ? `${count} sur ${of}` : `${count} sur ${of} · ${worth}`),
  cards,
  public: 'Payé devant tous',
  nothing: 'Rien encore',
  paid: (name, lot) => `Payé à ${name} pour ${card(lot).the}`,
  received: (name, lot) => `${name} a payé pour ${card(lot).the}`,
  traded: (name, animal, gave, got) => `Avec ${name} pour ${card(animal).the} : ${cards(gave)} contre ${got}`,
  won: 'gagné',
  lost: 'perdu',
  tied: 'égalité',
  trade: (name) => `Marchander avec ${name}`,
  mute: 'Faire taire',
  unmute: 'Laisser parler',
  says: (name, text) => `${name} : « ${text} »`,
  said: (name) => `${name} dit`,
  speech,
};
