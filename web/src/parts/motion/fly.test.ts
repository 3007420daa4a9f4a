import { expect, it } from 'vitest';
import { grown } from './fly';

it('a card flies at the size of its target', () => {
  expect(grown(40, 60)).toBe(1.5);
});

it('an element without layout gives a valid size', () => {
  expect([grown(0, 60), grown(0, 0), grown(40, 0)]).toEqual([1, 1, 1]);
});
