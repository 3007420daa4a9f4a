import { expect, it } from 'vitest';
import { botKind } from './bot-kind.svelte';

it('is the last choice if that bot can play', () => {
  botKind.choose('fox');
  expect(botKind.among(['fox', 'shark', 'farmer'])).toBe('fox');
  expect(botKind.among(['shark', 'farmer'])).toBe('shark');
});
