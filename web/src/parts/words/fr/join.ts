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
  full: 'Toutes les places sont prises.',
  tellMe: 'Préviens-moi quand une place se libère',
  tells: 'Cette page t’appelle quand une place se libère, tant qu’elle est ouverte.',
  tellNoMore: 'Plus maintenant',
  seatFree: 'Une place est libre',
  nameTaken: (name) => `Quelqu’un s’appelle déjà ${name}.`,
  beCalled: (name) => `Alors ${name} ?`,
};
