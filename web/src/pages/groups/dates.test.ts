import { afterEach, expect, it } from 'vitest';
import { speak } from '../../parts/words/language.svelte';
import { dayInWords, monthInWords, shortDay } from './dates';

afterEach(() => speak('en'));

it('days are named in the language of the page', async () => {
  expect(dayInWords('2026-10-21')).toBe('21 Oct 2026');
  expect(shortDay('2026-10-21')).toBe('21 Oct');
  for (const [code, october] of [
    ['de', /Okt/],
    ['nl', /okt/],
    ['fr', /oct/],
    ['ru', /окт/],
  ] as const) {
    await speak(code);
    expect(dayInWords('2026-10-21')).toMatch(october);
    expect(monthInWords('2026-10')).toMatch(october);
  }
});
