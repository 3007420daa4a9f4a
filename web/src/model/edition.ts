import type { AnimalId, Edition } from '../wire/protocol';

export const worthOf = (edition: Edition, animal: AnimalId): number =>
  edition.animals.find(({ id }) => id === animal)?.worth ?? 0;

/** The payments of the animal that has any: the donkey's, in every edition there is. */
export const payoutsOf = (edition: Edition): readonly number[] =>
  edition.animals.find(({ payouts }) => payouts !== undefined)?.payouts ?? [];

/** All values of money cards, lowest first. */
export const valuesOf = (edition: Edition): number[] =>
  Object.keys(edition.money)
    .map(Number)
    .sort((one, other) => one - other);
