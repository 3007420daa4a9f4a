// @vitest-environment node
import { expect, it } from 'vitest';
import { readNumber } from './typed-number';

const whole = (value: number) => ({ kind: 'whole', value });
const decimals = (read: number, ...likely: number[]) => ({ kind: 'decimals', read, likely });

it.each([
  ['', 'en', { kind: 'empty' }],
  ['  ', 'de', { kind: 'empty' }],
  ['430', 'en', whole(430)],
  [' 430 ', 'de', whole(430)],
  ['+430', 'en', whole(430)],
  ['007', 'en', whole(7)],
  ['1,240', 'en', whole(1240)],
  ['1.240', 'de', whole(1240)],
  ['1.240', 'nl', whole(1240)],
  ['1.240', 'en', decimals(1.24, 1240)],
  ['1,240', 'de', decimals(1.24, 1240)],
  ['1,240', 'ru', decimals(1.24, 1240)],
  ['1.5', 'en', decimals(1.5)],
  ['1,5', 'en', decimals(1.5)],
  ['1,5', 'fr', decimals(1.5)],
  ['1.5', 'fr', decimals(1.5)],
  ['.5', 'en', decimals(0.5)],
  ['0,001', 'en', decimals(0.001)],
  ['0.001', 'de', decimals(0.001)],
  ['1,23', 'en', decimals(1.23)],
  ['30.00', 'en', whole(30)],
  ['30,0', 'de', whole(30)],
  ['30.', 'en', whole(30)],
  ['16 200', 'fr', whole(16_200)],
  ['16\u202F200', 'fr', whole(16_200)],
  ['16\u00A0200', 'ru', whole(16_200)],
  ["16'200", 'de', whole(16_200)],
  ['16’200', 'en', whole(16_200)],
  ['1.240.000', 'en', whole(1_240_000)],
  ['1,240.50', 'en', decimals(1240.5)],
  ['1.240,50', 'en', decimals(1240.5)],
  ['1.240,50', 'de', decimals(1240.5)],
  ['٤٣٠', 'en', whole(430)],
  ['４３０', 'en', whole(430)],
  ['-10', 'en', { kind: 'negative', likely: [10] }],
  ['−10', 'de', { kind: 'negative', likely: [10] }],
  ['–10', 'de', { kind: 'negative', likely: [10] }],
  ['-0', 'en', whole(0)],
  ['-1.5', 'en', { kind: 'negative', likely: [] }],
  ['430 points', 'en', { kind: 'unread', likely: [430] }],
  ['1e3', 'en', { kind: 'unread', likely: [] }],
  ['12,34,567', 'en', { kind: 'unread', likely: [] }],
  ['4 30', 'en', { kind: 'unread', likely: [] }],
  ['10²', 'en', { kind: 'unread', likely: [] }],
  ['①', 'en', { kind: 'unread', likely: [] }],
  ['1½', 'en', { kind: 'unread', likely: [] }],
  ['\u202A430\u200B', 'en', whole(430)],
  ['four', 'en', { kind: 'unread', likely: [] }],
  ['Infinity', 'en', { kind: 'unread', likely: [] }],
  ['1'.repeat(20), 'en', { kind: 'unread', likely: [] }],
])('%s in %s is %o', (text, language, typed) => {
  expect(readNumber(text, language)).toEqual(typed);
});

// Law: the page reads each number that it writes as the same number.
it.each(['en', 'de', 'nl', 'fr', 'ru'])('a number formatted in %s is parsed again', (language) => {
  const format = new Intl.NumberFormat(language, { useGrouping: 'always' });
  for (const value of [0, 7, 999, 1000, 12_345, 1_234_567])
    expect(readNumber(format.format(value), language)).toEqual(whole(value));
});
