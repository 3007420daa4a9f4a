import { copiesOf } from '../../model/edition';
import type { Edition } from '../../wire/protocol';

/** Returns the darkness: none at the first card, evening at the last. */
export function duskOf(pile: number, edition: Edition): number {
  const all = edition.animals.reduce((sum, { id }) => sum + copiesOf(edition, id), 0);
  return 0.42 * Math.max(0, 1 - pile / all);
}
