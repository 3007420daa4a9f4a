import { pluralIn } from '../grammar/plural';
import { card } from './cards';
import { speech } from './speech';

const plural = pluralIn('en');
const cards = (count: number) => plural(count, { one: '# card', other: '# cards' });

/** What lies open of a seat, and what a bot there says. */
export const seat = {
  owned: (count: number, of: number, worth: number | undefined) =>
    worth === undefined ? `${count} of ${of}` : `${count} of ${of} · ${worth}`,
  cards,
  public: 'Paid for all to see',
  nothing: 'Nothing yet',
  paid: (name: string, lot: string) => `Paid ${name} for ${card(lot).the}`,
  received: (name: string, lot: string) => `${name} paid for ${card(lot).the}`,
  traded: (name: string, animal: string, gave: number, got: number) =>
    `With ${name} for ${card(animal).the}: gave ${cards(gave)}, got ${got}`,
  won: 'won',
  lost: 'lost',
  tied: 'equal',
  trade: (name: string) => `Trade with ${name}`,
  mute: 'Mute',
  unmute: 'Let them talk',
  says: (name: string, text: string) => `${name}: “${text}”`,
  said: (name: string) => `${name} says`,
  speech,
};
