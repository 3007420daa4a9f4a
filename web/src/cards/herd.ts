import type { AnimalId, Herd } from '../wire/protocol';

/** The animals of a herd, the fullest first, so that what is nearly whole is seen at once. */
export function herdOf(herd: Herd): { animal: AnimalId; count: number }[] {
  return Object.entries(herd)
    .map(([animal, count]) => ({ animal, count }))
    .sort((one, other) => other.count - one.count);
}
