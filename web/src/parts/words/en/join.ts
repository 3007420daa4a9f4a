import { pluralIn } from '../grammar/plural';

const plural = pluralIn('en');

/** What is said to whoever comes by a link, and has no seat yet. */
export const join = {
  invites: (host: string) => `${host} invites you`,
  where: 'Where will you sit?',
  live: 'live',
  takeSeat: 'Take a seat',
  takeSeatOf: (name: string) => `Take ${name}’s seat`,
  emptySeats: (count: number) => plural(count, { one: 'One empty seat', other: '# empty seats' }),
  keepsWarm: (kind: string) => `bot · ${kind}, keeps the seat warm`,
  watch: 'Just watch',
  full: 'All seats are taken.',
  tellMe: 'Tell me when a seat is free',
  tells: 'This page calls you when a seat is free, for as long as it is open.',
  tellNoMore: 'No longer',
  seatFree: 'A seat is free',
  nameTaken: (name: string) => `Somebody here is called ${name}.`,
  beCalled: (name: string) => `Then ${name}?`,
};
