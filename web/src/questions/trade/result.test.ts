import { expect, it } from 'vitest';
import { seatedAt } from '../../model/fixtures/seated';
import { de, en } from '../../parts/i18n/fixtures/languages';
import type { Messages } from '../../parts/i18n/locale.svelte';
import { bluffWords, resultWords } from './result';

function resultOf(count: number, language: Messages): string {
  const { newest, director } = seatedAt('bluff').session;
  if (newest === undefined || director.moment?.kind !== 'trade') throw new Error('no trade is shown');
  return resultWords(newest, { ...director.moment, count }, language);
}

it('a single animal has an article, two have a number', () => {
  expect(resultOf(1, en)).toBe('You get the sheep');
  expect(resultOf(1, de)).toBe('Du bekommst das Schaf');
  expect(resultOf(2, en)).toBe('You get 2 sheep');
});

it('the sum of a bluff has marks between thousands', () => {
  const { director } = seatedAt('bluff').session;
  if (director.moment?.kind !== 'trade') throw new Error('no trade is shown');
  expect(bluffWords(director.moment, { 10_000: 1 }, en)).toContain('Just 10,000 for');
});
