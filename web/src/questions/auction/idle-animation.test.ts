import { expect, it } from 'vitest';
import { modelAt } from '../../model/fixtures/models';
import { duskOf } from './dusk';
import { sideOf, unrestOf } from './idle-animation.svelte';

const { view, edition } = modelAt('auction');
if (view === null) throw new Error('no game');

it('the animal looks to the side where who leads sits, and straight where that is this player, or nobody', () => {
  expect([1, 2, 3, 4].map((seat) => sideOf(view, seat))).toEqual([-1, -1, 1, 1]);
  expect([sideOf(view, 0), sideOf(view, undefined)]).toEqual([0, 0]);
});

it('it is day at the first card and evening at the last', () => {
  expect(duskOf(40, edition)).toBe(0);
  expect(duskOf(20, edition)).toBeCloseTo(0.21);
  expect(duskOf(0, edition)).toBeCloseTo(0.42);
});

it('a bid makes it the more restless the nearer it is to its worth, and none more than that', () => {
  expect(unrestOf(0, ['cow'], edition)).toBe(0);
  expect(unrestOf(400, ['cow'], edition)).toBe(0.5);
  expect(unrestOf(900, ['cow'], edition)).toBe(1);
});
