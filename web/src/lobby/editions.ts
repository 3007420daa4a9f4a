import type { Edition } from '../wire/protocol';

/** Whether this client can show all that may happen in a game of that edition. */
export function isShown({ rats, pedigree, division, rules }: Edition): boolean {
  const plain = rats === undefined && pedigree === undefined && division === undefined;
  const { bonus, insolvency } = rules as { bonus?: boolean; insolvency?: string };
  return plain && bonus !== true && insolvency === 'reauction_without';
}
