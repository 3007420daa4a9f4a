import { expect, test } from 'vitest';
import { modelAt } from '../fixtures/models';
import type { Model } from '../model';
import { sumOf } from '../money/money';
import { AutoPass } from './commands.svelte';

const auction = modelAt('auction');
const purse = sumOf(auction.view?.hand ?? {});
const at = (from: number): Model => ({
  ...auction,
  passed: [],
  options: [{ do: 'bid', from, to: from + 500, step: 10 }],
});

function passes(): { lots: AutoPass; passCount: () => number } {
  let count = 0;
  return { lots: new AutoPass(() => (count += 1)), passCount: () => count };
}

test('a lot is passed once its price exceeds the hand', () => {
  const { lots, passCount } = passes();
  lots.pass = true;
  lots.follow(at(purse));
  expect(passCount()).toBe(0);
  lots.follow(at(purse + 10));
  lots.follow(at(purse + 20));
  expect(passCount()).toBe(1);
});

test('no automatic pass without the setting', () => {
  const { lots, passCount } = passes();
  lots.follow(at(purse + 10));
  expect(passCount()).toBe(0);
});
