import type { MoneyCards } from '../../wire/protocol';
import { piles, plus, sumOf } from './money';
import { same } from './offers';

export type QuickPayment =
  | { readonly kind: 'suggested' | 'zero'; readonly money: MoneyCards }
  | { readonly kind: 'alike'; readonly money: MoneyCards; readonly value: number };

/**
 * Returns a few ways to pay that amount, as short cuts for the tray: the suggested one, the same with a zero
 * to get rid of it, and in money cards of one value, which keeps the small ones.
 */
export function quickPayments(hand: MoneyCards, suggested: MoneyCards, atLeast: number): QuickPayment[] {
  const payments: QuickPayment[] = [{ kind: 'suggested', money: suggested }];
  if ((hand[0] ?? 0) > (suggested[0] ?? 0)) payments.push({ kind: 'zero', money: plus(suggested, 0) });
  const alike = inCardsOfOneValue(hand, atLeast).find(({ money }) => !same(money, suggested));
  return alike === undefined ? payments : [...payments, alike];
}

function inCardsOfOneValue(hand: MoneyCards, atLeast: number): QuickPayment[] {
  return piles(hand)
    .filter(({ value, count }) => value > 0 && value * count >= atLeast)
    .map(({ value }) => ({ kind: 'alike' as const, value, money: { [value]: Math.ceil(atLeast / value) } }))
    .toSorted((one, other) => sumOf(one.money) - sumOf(other.money) || other.value - one.value);
}
