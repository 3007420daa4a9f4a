import type { MoneyCards } from '../../wire/protocol';

/** Returns the values of a set of money cards, lowest first, each with its count. */
export function piles(money: MoneyCards): { value: number; count: number }[] {
  return Object.entries(money)
    .map(([value, count]) => ({ value: Number(value), count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.value - other.value);
}

export function countOf(money: MoneyCards): number {
  return Object.values(money).reduce((sum, count) => sum + count, 0);
}

export function sumOf(money: MoneyCards): number {
  return piles(money).reduce((sum, { value, count }) => sum + value * count, 0);
}

/** Returns every card separately, highest first, as they are laid out in a row. */
export function cardsOf(money: MoneyCards): number[] {
  return piles(money)
    .reverse()
    .flatMap(({ value, count }) => Array.from({ length: count }, () => value));
}

export function plus(money: MoneyCards, value: number, count = 1): MoneyCards {
  return withCount(money, value, (money[value] ?? 0) + count);
}

export function minus(money: MoneyCards, value: number): MoneyCards {
  return withCount(money, value, Math.max(0, (money[value] ?? 0) - 1));
}

export function without(money: MoneyCards, taken: MoneyCards): MoneyCards {
  return piles(taken).reduce((left, { value, count }) => plus(left, value, -count), money);
}

function withCount(money: MoneyCards, value: number, count: number): MoneyCards {
  const { [value]: _, ...others } = money;
  return count > 0 ? { ...others, [value]: count } : others;
}

/**
 * Returns the least sum of cards in this purse that reaches an amount; undefined if all together do not. No
 * change is ever given (C2.2), so this is what a price would really cost a bidder.
 */
export function leastToPay(purse: MoneyCards, amount: number): number | undefined {
  if (sumOf(purse) < amount) return undefined;
  let reachable = new Set([0]);
  for (const card of cardsOf(purse)) {
    reachable = new Set([...reachable, ...[...reachable].map((sum) => sum + card)]);
  }
  return Math.min(...[...reachable].filter((sum) => sum >= amount));
}
