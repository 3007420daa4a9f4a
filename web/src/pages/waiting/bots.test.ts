import { expect, it } from 'vitest';
import { characters } from '../../model/levels';
import { differentBots } from './bots';

const kinds = characters.map(({ kind }) => kind);

it('seats the preferred bot first, and no kind twice', () => {
  const bots = differentBots(4, kinds, 'farmer', []);
  expect(bots[0]).toBe('farmer');
  expect(new Set(bots).size).toBe(4);
});

it('seats none that is at the table already', () => {
  expect(differentBots(3, kinds, 'farmer', ['farmer'])).not.toContain('farmer');
});

it('repeats kinds only if there are not enough', () => {
  expect(differentBots(3, ['miser', 'shark'], 'shark', [])).toHaveLength(3);
  expect(differentBots(1, [], 'farmer', [])).toEqual(['farmer']);
});
