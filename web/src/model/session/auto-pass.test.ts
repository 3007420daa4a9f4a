import { expect, test } from 'vitest';
import { modelAt } from '../fixtures/models';
import type { Model } from '../model';
import { sumOf } from '../money/money';
import { AutoPass } from './auto-pass.svelte';

const auction = modelAt('auction');
const purse = sumOf(auction.view?.hand ?? {});
const at = (from: number): Model => ({
  ...auction,
  passed: [],
  options: [{ do: 'bid', from, to: from + 500, step: 10 }],
});

function passes(): { lots: AutoPass; said: () => number } {
  let count = 0;
  return { lots: new AutoPass(() => (count += 1)), said: () => count };
}

test('a lot is passed once its price exceeds the hand', () => {
  const { lots, said } = passes();
  lots.pass = true;
  lots.follow(at(purse));
  expect(said()).toBe(0);
  lots.follow(at(purse + 10));
  lots.follow(at(purse + 20));
  expect(said()).toBe(1);
});

test('no automatic pass without the setting', () => {
  const { lots, said } = passes();
  lots.follow(at(purse + 10));
  expect(said()).toBe(0);
});
