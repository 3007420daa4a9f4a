import type { device as english } from '../en/device';

export const device: typeof english = {
  sound: 'Geluid',
  open: 'Geluid, toetsen, meldingen',
  title: 'Dit apparaat',
  game: 'Volume van het spel',
  calls: 'Volume van hamer en aftellen',
  touch: 'Trillen als ik aan zet ben',
  keys: 'Spelen met losse toetsen',
  keysHint: 'Uit voor wie een verdwaalde toets een zet zou kosten; Enter, Escape en Tab werken altijd.',
};
