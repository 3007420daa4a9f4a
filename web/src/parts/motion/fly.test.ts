import { expect, it } from 'vitest';
import { grown } from './fly';

it('a card flies at the size of the place that it comes to', () => {
  expect(grown(40, 60)).toBe(1.5);
});

it('what is not laid out gives no size that a browser refuses', () => {
  expect([grown(0, 60), grown(0, 0), grown(40, 0)]).toEqual([1, 1, 1]);
});
