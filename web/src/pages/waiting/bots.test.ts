import { expect, it } from 'vitest';
import { characters } from '../../model/levels';
import { differentBots, otherBots } from './bots';

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

it('a bot that looks like a person stays away, and the nearest other one comes', () => {
  const kinds = ['miser', 'bluffer', 'blocker', 'collector', 'farmer'];
  const [first, second] = otherBots(['farmer', 'collector'], kinds, ['farmer']);
  expect(second).toBe('collector');
  expect(kinds.filter((kind) => kind !== 'farmer' && kind !== 'collector')).toContain(first);
});
