import { afterEach, expect, it } from 'vitest';
import { setLocale } from '../../parts/i18n/locale.svelte';
import { dayInDigits, dayInWords, dayTyped, monthInWords, shortDay } from './dates';

afterEach(() => setLocale('en'));

it('days are named in the language of the page', async () => {
  expect(dayInWords('2026-10-21')).toBe('21 Oct 2026');
  expect(shortDay('2026-10-21')).toBe('21 Oct');
  for (const [code, october] of [
    ['de', /Okt/],
    ['nl', /okt/],
    ['fr', /oct/],
    ['ru', /окт/],
  ] as const) {
    await setLocale(code);
    expect(dayInWords('2026-10-21')).toMatch(october);
    expect(monthInWords('2026-10')).toMatch(october);
  }
});

it('a day is typed in the order of the language, and parsed from it', async () => {
  const today = '2026-11-24';
  for (const [code, digits] of [
    ['en', '03/10/2026'],
    ['de', '03.10.2026'],
    ['nl', '03-10-2026'],
    ['fr', '03/10/2026'],
    ['ru', '03.10.2026'],
  ] as const) {
    await setLocale(code);
    expect(dayInDigits('2026-10-03')).toBe(digits);
    expect(dayTyped(digits, today)).toBe('2026-10-03');
  }
});

it.each([
  ['3.10.', '2026-10-03'],
  ['3 10 26', '2026-10-03'],
  ['03102026', '2026-10-03'],
  ['0310', '2026-10-03'],
  ['2026-10-03', '2026-10-03'],
  ['29.2.2024', '2024-02-29'],
  ['29.2.2026', undefined],
  ['10/23/2026', undefined],
  ['3.10.1066', undefined],
  ['3.10.2026.1', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('%s is parsed as %s', (typed, day) => {
  expect(dayTyped(typed, '2026-11-24')).toBe(day);
});
