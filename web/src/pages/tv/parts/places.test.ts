import { expect, it } from 'vitest';
import { edgeOf, quartersFor } from './places';

it.each([2, 3, 4, 5, 6])('each of %i players around a tablet has an edge, clockwise', (seats) => {
  const around = ['near-right', 'near-left', 'left', 'far-left', 'far-right', 'right'];
  const edges = Array.from({ length: seats }, (_, seat) => around.indexOf(edgeOf(seat, seats)));
  expect(new Set(edges).size).toBe(seats);
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));
});

it('turns the picture to the player', () => {
  expect([0, 2, 4].map((seat) => quartersFor(seat, 5))).toEqual([0, 2, -1]);
});
