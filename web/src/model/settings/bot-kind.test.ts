import { expect, it } from 'vitest';
import { botKind } from './bot-kind.svelte';

it('is who was chosen last, where they can sit', () => {
  botKind.choose('fox');
  expect(botKind.among(['fox', 'shark', 'farmer'])).toBe('fox');
  expect(botKind.among(['shark', 'farmer'])).toBe('shark');
});
