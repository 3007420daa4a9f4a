import files from 'virtual:published-editions';
import { ruleFields } from '../../model/editions/rule-fields';
import type { Edition } from '../../wire/protocol';

const usual = Object.fromEntries(ruleFields.map(({ name, usual }) => [name, usual]));
const order = ['second', 'first', 'master', 'russian', 'duel'];

/**
 * The editions that can be bought, with all their rules; the most common first. They are part of the page,
 * which needs no server.
 */
export const boxes: readonly Edition[] = files
  .map((file) => ({ ...file, rules: { ...usual, ...file.rules } }))
  .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

export const boxOf = (id: string): Edition | undefined => boxes.find((box) => box.id === id);

/** The user's answers about the content of their box so far. */
export interface Looks {
  readonly rosettes?: boolean;
  readonly bonus?: boolean;
  readonly manyTens?: boolean;
  readonly hidden?: boolean;
}

/** Returns the edition of a box by its content; undefined while several are possible. */
export function editionInBox({ rosettes, bonus, manyTens, hidden }: Looks): string | undefined {
  if (rosettes === true) return 'master';
  // If the bonus card is lost, the money still identifies the edition.
  if (bonus === true || manyTens === true) return 'first';
  if (hidden === true) return 'russian';
  return [rosettes, bonus, manyTens, hidden].every((seen) => seen === false) ? 'second' : undefined;
}
