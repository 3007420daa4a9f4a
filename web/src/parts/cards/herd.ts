import type { AnimalId, Herd } from '../../wire/protocol';

/**
 * Returns the animals of a herd, the fullest first, so that a nearly complete quartet is seen at once; rats
 * last.
 */
export function herdOf(herd: Herd): { animal: AnimalId; count: number }[] {
  const rank = (animal: AnimalId, count: number) => (animal === 'rat' ? -1 : count);
  return Object.entries(herd)
    .map(([animal, count]) => ({ animal, count }))
    .sort((one, other) => rank(other.animal, other.count) - rank(one.animal, one.count));
}

/** Returns the pedigrees whose owner does not have the animal, so that they are shown separately. */
export const lonePedigrees = (herd: Herd, pedigrees: readonly AnimalId[]): readonly AnimalId[] =>
  pedigrees.filter((animal) => herd[animal] === undefined);
