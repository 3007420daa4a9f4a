import { pluralIn } from '../grammar/plural';
import type { join as english } from '../en/join';

const plural = pluralIn('nl');

export const join: typeof english = {
  invites: (host) => `${host} nodigt je uit`,
  where: 'Waar wil je zitten?',
  live: 'nu',
  takeSeat: 'Ga zitten',
  takeSeatOf: (name) => `Neem de plaats van ${name}`,
  emptySeats: (count) => plural(count, { one: 'Eén lege plaats', other: '# lege plaatsen' }),
  keepsWarm: (kind) => `bot · ${kind}, houdt de plaats warm`,
  watch: 'Alleen kijken',
  full: 'Alle plaatsen zijn bezet.',
  tellMe: 'Zeg het als er een plaats vrijkomt',
  tells: 'Deze pagina roept je als er een plaats vrijkomt, zolang ze open is.',
  tellNoMore: 'Niet meer',
  seatFree: 'Er is een plaats vrij',
  nameTaken: (name) => `Er is al iemand die ${name} heet.`,
  beCalled: (name) => `Dan ${name}?`,
};
