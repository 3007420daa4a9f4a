import { expect, it } from 'vitest';
import { placesAround } from './places';

it('the others sit clockwise: left bottom up, then right top down', () => {
  expect(placesAround(5, 3)).toEqual([
    { seat: 4, place: 'l1' },
    { seat: 0, place: 'l2' },
    { seat: 1, place: 'r2' },
    { seat: 2, place: 'r1' },
  ]);
  expect(placesAround(3, 0).map(({ seat }) => seat)).toEqual([1, 2]);
});

it('the audience sees every seat, the first at the bottom left', () => {
  expect(placesAround(4, null).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  expect(placesAround(5, null)[0]).toEqual({ seat: 0, place: 'l0' });
  expect(placesAround(6, null).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5]);
});
