import { leastToPay, sumOf } from '../../model/money/money';
import type { MoneyCards } from '../../wire/protocol';

/** The meaning of a bid for this purse. All of it is legal: only the bidder knows that it is a bluff. */
export type Coverage = { kind: 'ok' } | { kind: 'over'; pays: number } | { kind: 'bluff'; above: number };

export function coverageOf(purse: MoneyCards, amount: number): Coverage {
  const pays = leastToPay(purse, amount);
  if (pays === undefined) return { kind: 'bluff', above: amount - sumOf(purse) };
  return pays === amount ? { kind: 'ok' } : { kind: 'over', pays };
}
