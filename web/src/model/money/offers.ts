import type { MoneyCards } from '../../wire/protocol';
import { countOf, piles, sumOf } from './money';

export type QuickOffer = { kind: 'zero' | 'third' | 'highest' | 'all'; money: MoneyCards };

/**
 * Returns a few common offers as short cuts for the tray: one zero, about a third, one money card,
 * everything.
 */
export function quickOffers(hand: MoneyCards): QuickOffer[] {
  const offers: QuickOffer[] = [];
  if ((hand[0] ?? 0) > 0) offers.push({ kind: 'zero', money: { 0: 1 } });
  const third = aboutAThird(hand);
  if (sumOf(third) > 0) offers.push({ kind: 'third', money: third });
  const best = piles(hand).at(-1);
  if (best !== undefined && best.value > 0) offers.push({ kind: 'highest', money: { [best.value]: 1 } });
  if (countOf(hand) > 1) offers.push({ kind: 'all', money: hand });
  return offers.filter(
    (offer, index) => offers.findIndex((other) => same(other.money, offer.money)) === index,
  );
}

export function same(one: MoneyCards, other: MoneyCards): boolean {
  return JSON.stringify(piles(one)) === JSON.stringify(piles(other));
}

function aboutAThird(hand: MoneyCards): MoneyCards {
  let left = sumOf(hand) / 3;
  const chosen: MoneyCards = {};
  for (const { value, count } of piles(hand).reverse()) {
    const fitting = value === 0 ? 0 : Math.min(count, Math.floor(left / value));
    if (fitting > 0) chosen[value] = fitting;
    left -= fitting * value;
  }
  return chosen;
}
