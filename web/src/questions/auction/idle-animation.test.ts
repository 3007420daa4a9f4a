import { expect, it } from 'vitest';
import { modelAt } from '../../model/fixtures/models';
import { duskOf } from './dusk';
import { sideOf, unrestOf } from './idle-animation.svelte';

const { view, edition } = modelAt('auction');
if (view === null) throw new Error('no game');

it('the animal looks towards the leader’s seat, and straight if that is this player or there is none', () => {
  expect([1, 2, 3, 4].map((seat) => sideOf(view, seat))).toEqual([-1, -1, 1, 1]);
  expect([sideOf(view, 0), sideOf(view, undefined)]).toEqual([0, 0]);
});

it('it is day at the first card and evening at the last', () => {
  expect(duskOf(40, edition)).toBe(0);
  expect(duskOf(20, edition)).toBeCloseTo(0.21);
  expect(duskOf(0, edition)).toBeCloseTo(0.42);
});

it('a bid makes it more restless the closer the bid is to its value, up to a maximum', () => {
  expect(unrestOf(0, ['cow'], edition)).toBe(0);
  expect(unrestOf(400, ['cow'], edition)).toBe(0.5);
  expect(unrestOf(900, ['cow'], edition)).toBe(1);
});
