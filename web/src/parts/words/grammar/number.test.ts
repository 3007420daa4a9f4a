// @vitest-environment node
import { expect, it } from 'vitest';
import { groupedIn } from './number';
import { pluralIn } from './plural';

it('marks thousands as the language does, from five digits on: cards say 1000', () => {
  const told = Object.fromEntries(
    ['en', 'de', 'nl', 'fr', 'ru'].map((code) => [code, groupedIn(code)(32_440)]),
  );
  expect(told).toEqual({
    en: '32,440',
    de: '32.440',
    nl: '32.440',
    fr: '32\u202f440',
    ru: '32\u00a0440',
  });
  expect(groupedIn('de')(1000)).toBe('1000');
});

it('marks them in counted things too', () => {
  expect(pluralIn('en')(32_440, { one: '# point', other: '# points' })).toBe('32,440 points');
});
