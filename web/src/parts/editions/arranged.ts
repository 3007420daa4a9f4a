import type { Edition, Rules } from '../../wire/protocol';

/** A table's game: the edition's id, the number of players, and the house rules that differ. */
export interface Arranged {
  readonly edition: string;
  readonly seats: number;
  readonly rules: Rules;
}

/** Returns the possible numbers of players of an edition; before it is known, those of most editions. */
export function countsOf(edition: Edition | undefined): readonly number[] {
  const [least, most] = edition?.seats ?? [3, 5];
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
