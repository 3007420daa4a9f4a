// @vitest-environment node
import { expect, it } from 'vitest';
import { formatsIn, groupedIn, listOf } from './format';

it('groups thousands as the language does, from five digits on: cards show 1000', () => {
  const written = Object.fromEntries(
    ['en', 'de', 'nl', 'fr', 'ru'].map((code) => [code, groupedIn(code)(32_440)]),
  );
  expect(written).toEqual({
    en: '32,440',
    de: '32.440',
    nl: '32.440',
    fr: '32\u202f440',
    ru: '32\u00a0440',
  });
  expect(groupedIn('de')(1000)).toBe('1000');
  expect(groupedIn('de')(2.25)).toBe('2,25');
});

it('formats a possessive', () => {
  expect(['Anna', 'Jonas'].map(formatsIn('en').$possessive)).toEqual(['Anna’s', 'Jonas’']);
  expect(['Anna', 'Jonas'].map(formatsIn('de').$possessive)).toEqual(['Annas', 'Jonas’']);
  expect(['Anna', 'Jonas'].map(formatsIn('fr').$possessive)).toEqual(['d’Anna', 'de Jonas']);
});

it('joins names into a phrase', () => {
  expect(listOf(['Anna', 'Ben', 'Cleo'], ' and ')).toBe('Anna, Ben and Cleo');
  expect(listOf(['Anna'], ' and ')).toBe('Anna');
  expect(listOf([], ' and ')).toBe('');
});
