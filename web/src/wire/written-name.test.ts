import { expect, it } from 'vitest';
import { cleanedName } from './written-name';

const invisible = [
  ' ',
  '\u00A0',
  '\u00AD',
  '\u115F',
  '\u180E',
  '\u200B',
  '\u200D',
  '\u202E',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
];
const more = ['\uFE0F', '\uFEFF', '\uFFA0', '\u{E0041}', '\u{1D159}', '\u0301', '\u200D\uFE0F'];

it('a name of invisible characters is empty', () => {
  for (const text of [...invisible, ...more]) expect(cleanedName(text + text)).toBe('');
});

it('invisible characters at the ends of a name are removed, and its letters are composed', () => {
  for (const text of invisible) expect(cleanedName(`${text}Anna${text}`)).toBe('Anna');
  expect(cleanedName('Rene\u0301')).toBe('Ren\u00E9');
});

it('joiners and variation selectors that change nothing go', () => {
  for (const name of ['An\u200Dna', 'An\u200C\u200Dna', 'Anna\uFE0F', 'A\uFE0Fnna', 'Anna \u200DMaria'])
    expect(cleanedName(name)).toBe(name.includes('Maria') ? 'Anna Maria' : 'Anna');
  expect(cleanedName('1\uFE0F\u20E3')).toBe('1\uFE0F\u20E3');
});

it('names in all scripts are unchanged', () => {
  for (const name of [
    '한글',
    '山田\u3000太郎',
    'می\u200Cخواهم',
    'ന്\u200D',
    '👨\u200D👩\u200D👧',
    '❤\uFE0F',
    '🇨🇭',
    '🏴\u{E0067}\u{E0062}\u{E007F}',
  ])
    expect(cleanedName(name)).toBe(name);
});

it('a name is equal for any spaces between its parts', () => {
  for (const name of [
    'Anna Maria',
    'Anna  Maria',
    'Anna\u00A0Maria',
    'Anna \u200B Maria',
    ' Anna \u202F\u3000Maria ',
  ])
    expect(cleanedName(name)).toBe('Anna Maria');
});
