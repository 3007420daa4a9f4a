import { expect, it } from 'vitest';
import { view as sunday } from '../../model/fixtures/sunday';
import type { Herd } from '../../wire/protocol';
import { herdsAround, placesAround } from './places';

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

it('the ring leaves space for the longest row of animals of another player, not of the viewer', () => {
  const herds: Herd[] = [
    {},
    { cow: 1 },
    { cow: 1, pig: 2, cat: 1 },
    { cow: 1, pig: 1, cat: 1, dog: 4, goat: 1 },
  ];
  const view = { ...sunday, seats: 4, herds, pedigrees: [] };
  expect(herdsAround({ ...view, seat: 2 })).toBe('herds-4 herds-5');
  expect(herdsAround({ ...view, seat: 3 })).toBe('');
  expect(herdsAround({ ...view, seat: 3, pedigrees: [[], [], ['goat']] })).toBe('herds-4');
});
