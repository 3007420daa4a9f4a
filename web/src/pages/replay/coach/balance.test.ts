import { expect, it } from 'vitest';
import { partsOf } from './balance';

it.each([
  { beginning: 0.234, choices: -0.654, cards: -0.054, others: 0.474, end: 0 },
  { beginning: 0.266, choices: -3.0649, cards: 0.1255, others: 3.6734, end: 1 },
  { beginning: 0.25, choices: 0, cards: 0.125, others: 0.125, end: 0.5 },
])('the rounded parts add up exactly to the result', (balance) => {
  const parts = partsOf(balance);
  const points = (name: string) => parts.find((part) => part.name === name)?.points ?? NaN;

  const sum = ['beginning', 'choices', 'cards', 'others'].reduce((all, name) => all + points(name), 0);
  expect(sum).toBe(points('end'));
  expect(Math.abs(points('others') - 100 * balance.others)).toBeLessThan(2.5);
  expect(parts.map(({ from }) => from).slice(1, 4)).toEqual(parts.map(({ to }) => to).slice(0, 3));
});
