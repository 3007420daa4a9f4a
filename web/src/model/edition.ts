import type { AnimalId, CardId, Edition } from '../wire/protocol';
import { kindOf } from './card';

/**
 * Returns the number on a card of the pile: a quartet's worth, or a pedigree's; undefined for rats and money
 * cards.
 */
export function worthOf(edition: Edition, card: CardId): number | undefined {
  const kind = kindOf(card);
  if (kind.of === 'pedigree') return edition.pedigree;
  if (kind.of !== 'animal') return undefined;
  return edition.animals.find(({ id }) => id === kind.animal)?.worth;
}

/** Returns the number of cards of an animal, or of rats: all of them are a quartet, be they three or five. */
export function copiesOf(edition: Edition, animal: AnimalId): number {
  if (animal === 'rat') return edition.rats ?? 0;
  return edition.animals.find(({ id }) => id === animal)?.copies ?? 0;
}

/** Returns the payments of the animal that has any: in every edition so far, the donkey. */
export const payoutsOf = (edition: Edition): readonly number[] =>
  edition.animals.find(({ payouts }) => payouts !== undefined)?.payouts ?? [];

/** Returns all values of money cards, lowest first. */
export const valuesOf = (edition: Edition): number[] =>
  Object.keys(edition.money)
    .map(Number)
    .sort((one, other) => one - other);

/** Whether two players divide the pile instead of auctioning it (C10.2). */
export const isForTwo = (edition: Edition): boolean => edition.division !== undefined;

/** Whether there are pedigrees or rats, and the score has five steps (C9.4). */
export const isMaster = ({ rats, pedigree }: Edition): boolean =>
  rats !== undefined || pedigree !== undefined;
