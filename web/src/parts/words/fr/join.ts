import { pluralIn } from '../grammar/plural';
import type { join as english } from '../en/join';

const plural = pluralIn('fr');

export const join: typeof english = {
  invites: (host) => `${host} t’invite`,
  where: 'Où veux-tu t’asseoir ?',
  live: 'en direct',
  takeSeat: 'S’asseoir',
  takeSeatOf: (name) => `S’asseoir à la place : ${name}`,
  emptySeats: (count) => plural(count, { one: '# place vide', other: '# places vides' }),
  keepsWarm: (kind) => `bot · ${kind}, garde la place au chaud`,
  watch: 'Regarder seulement',
  full: 'Toutes les places sont prises. Regarde, ou laisse cette page ouverte : elle te préviendra quand une se libère.',
  seatFree: 'Une place est libre',
  nameTaken: (name) => `Quelqu’un s’appelle déjà ${name}.`,
  beCalled: (name) => `Alors ${name} ?`,
};
