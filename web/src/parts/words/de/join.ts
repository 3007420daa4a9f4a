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
  full: 'Alle Plätze sind besetzt. Schau zu, oder lass diese Seite offen: Sie meldet sich, wenn einer frei wird.',
  seatFree: 'Ein Platz ist frei',
  nameTaken: (name) => `${name} heißt hier schon jemand.`,
  beCalled: (name) => `Dann ${name}?`,
};
