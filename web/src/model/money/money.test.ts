import { describe, expect, it } from 'vitest';
import { cardsOf, countOf, leastToPay, minus, plus, sumOf, without } from './money';
import { quickOffers, same } from './offers';
import { quickPayments } from './payments';

const purse = { 0: 2, 10: 3, 50: 3 };

describe('money', () => {
  it('counts and sums', () => {
    expect(countOf(purse)).toBe(8);
    expect(sumOf(purse)).toBe(180);
    expect(cardsOf({ 0: 1, 10: 2, 50: 1 })).toEqual([50, 10, 10, 0]);
  });

  it('leaves a value out once its count is 0', () => {
    expect(minus({ 10: 1 }, 10)).toEqual({});
    expect(minus({}, 10)).toEqual({});
    expect(plus({}, 50)).toEqual({ 50: 1 });
    expect(without(purse, { 0: 2, 50: 1 })).toEqual({ 10: 3, 50: 2 });
  });

  it.each([
    [100, 100],
    [110, 110],
    [140, 150],
    [180, 180],
    [0, 0],
  ])('a price of %i costs %i without change (C2.2)', (price, cost) => {
    expect(leastToPay(purse, price)).toBe(cost);
  });

  it('a price beyond the hand cannot be paid', () => {
    expect(leastToPay(purse, 190)).toBeUndefined();
  });
});

describe('quick offers', () => {
  it('are one zero, about a third, the highest money card, and everything', () => {
    const offers = quickOffers({ 0: 2, 10: 3, 50: 1, 100: 1, 200: 1 });
    expect(offers.map(({ kind }) => kind)).toEqual(['zero', 'third', 'highest', 'all']);
    expect(sumOf(offers[1]?.money ?? {})).toBeLessThanOrEqual(130);
  });

  it('do not offer the same money cards twice', () => {
    expect(quickOffers({ 50: 1 })).toEqual([{ kind: 'highest', money: { 50: 1 } }]);
    expect(same({ 10: 1, 50: 2 }, { 50: 2, 10: 1 })).toBe(true);
  });

  it('are empty for an empty hand', () => {
    expect(quickOffers({})).toEqual([]);
  });
});

describe('quick payments', () => {
  const suggested = { 10: 1, 50: 2 };

  it('are the suggestion, the same with a zero, and cards of one value that keep the small ones', () => {
    expect(quickPayments(purse, suggested, 110)).toEqual([
      { kind: 'suggested', money: suggested },
      { kind: 'zero', money: { 0: 1, 10: 1, 50: 2 } },
      { kind: 'alike', value: 50, money: { 50: 3 } },
    ]);
  });

  it('use only zeros in the hand, and offer nothing twice', () => {
    expect(quickPayments({ 50: 3 }, { 50: 1 }, 50)).toEqual([{ kind: 'suggested', money: { 50: 1 } }]);
  });

  it('use the smallest sufficient sum, then the fewest money cards', () => {
    expect(quickPayments({ 20: 5, 50: 2, 100: 1 }, { 100: 1 }, 90).at(-1)).toMatchObject({ value: 50 });
  });
});
