import { expect, it } from 'vitest';
import { botKind, levels, onDevice } from './bot-kind.svelte';

it('is on a device who a server has, but for those who have learned', () => {
  const kinds = ['fox', 'shark', 'farmer'];
  expect(levels).toContain('fox');
  expect(onDevice(kinds)).toEqual(['shark', 'farmer']);
  botKind.choose('fox');
  expect(botKind.among(kinds)).toBe('fox');
  expect(botKind.among(onDevice(kinds))).toBe('shark');
});
