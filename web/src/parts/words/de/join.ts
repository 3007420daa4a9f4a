import { pluralIn } from '../grammar/plural';
import type { join as english } from '../en/join';

const plural = pluralIn('de');

export const join: typeof english = {
  invites: (host) => `${host} lädt dich ein`,
  where: 'Wo willst du sitzen?',
  live: 'live',
  takeSeat: 'Platz nehmen',
  takeSeatOf: (name) => `Den Platz von ${name} nehmen`,
  emptySeats: (count) => plural(count, { one: 'Ein freier Platz', other: '# freie Plätze' }),
  keepsWarm: (kind) => `Bot · ${kind}, hält den Platz warm`,
  watch: 'Nur zuschauen',
  full: 'Alle Plätze sind besetzt.',
  tellMe: 'Sag mir, wenn ein Platz frei wird',
  tells: 'Diese Seite ruft dich, wenn ein Platz frei wird, solange sie offen ist.',
  tellNoMore: 'Nicht mehr',
  seatFree: 'Ein Platz ist frei',
  nameTaken: (name) => `${name} heißt hier schon jemand.`,
  beCalled: (name) => `Dann ${name}?`,
};
