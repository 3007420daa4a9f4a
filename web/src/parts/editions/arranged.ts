import type { Edition, Rules } from '../../wire/protocol';

/** What is played at a table: an edition by its id, for how many, and what its house rules say otherwise. */
export interface Arranged {
  readonly edition: string;
  readonly seats: number;
  readonly rules: Rules;
}

/** For how many an edition is; before it is known, for as many as most are. */
export function countsOf(edition: Edition | undefined): readonly number[] {
  const [least, most] = edition?.seats ?? [3, 5];
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
