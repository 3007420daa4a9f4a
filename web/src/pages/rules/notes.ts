import { grouped } from '../../parts/i18n/locale.svelte';
import type { Edition } from '../../wire/protocol';

type Notes = Edition['hand'];

const valuesOf = (notes: Notes): number[] =>
  Object.keys(notes)
    .map(Number)
    .sort((a, b) => a - b);

/** Returns each note of a hand, the lowest first. */
export const notesOf = (notes: Notes): number[] =>
  valuesOf(notes).flatMap((value) => Array.from({ length: notes[String(value)] ?? 0 }, () => value));

/** Returns their sum. */
export const sumOfNotes = (notes: Notes): number => notesOf(notes).reduce((all, value) => all + value, 0);

/** "2 × 0, 4 × 10, 1 × 50". */
export const notesInWords = (notes: Notes): string =>
  valuesOf(notes)
    .map((value) => `${notes[String(value)]} × ${grouped(value)}`)
    .join(', ');

/** Returns the number of cards in the shuffled pile: in a duel it includes the remaining money. */
export function cardsInPile(edition: Edition): number {
  const { animals, pedigree, rats = 0, division } = edition;
  const red =
    animals.reduce((all, { copies }) => all + copies, 0) +
    rats +
    (pedigree === undefined ? 0 : animals.length);
  if (division === undefined) return red;
  const inPlay = (notes: Notes) => notesOf(notes).filter((value) => value > 0).length;
  const hands = edition.seats[1] * inPlay(edition.hand);
  return red + inPlay(edition.money) - inPlay(division.set_aside) - hands - division.removed;
}
