import type { AnimalId, Herd } from '../../wire/protocol';

/** The animals of a herd, the fullest first, so that what is nearly whole is seen at once; rats last. */
export function herdOf(herd: Herd): { animal: AnimalId; count: number }[] {
  const rank = (animal: AnimalId, count: number) => (animal === 'rat' ? -1 : count);
  return Object.entries(herd)
    .map(([animal, count]) => ({ animal, count }))
    .sort((one, other) => rank(other.animal, other.count) - rank(one.animal, one.count));
}

/** The pedigrees of animals that their owner does not have, and which lie by themselves. */
export const lonePedigrees = (herd: Herd, pedigrees: readonly AnimalId[]): readonly AnimalId[] =>
  pedigrees.filter((animal) => herd[animal] === undefined);
