import { expect, it } from 'vitest';
import { arithmeticOf } from './arithmetic';

const quartets = [
  { animal: 'pig', worth: 650 },
  { animal: 'dog', worth: 160 },
];

it('is the sum of the quartets times their number (C9.1)', () => {
  expect(arithmeticOf({ quartets, sum: 810, times: 2, total: 1620 }, String)).toBe('(650 + 160) × 2');
  const [pig] = quartets.map((quartet) => ({ quartets: [quartet], sum: 650, times: 1, total: 650 }));
  expect(pig && arithmeticOf(pig, String)).toBe('650 × 1');
});

it('adds what other cards bring (C9.2, C9.4)', () => {
  const sheet = { quartets, sum: 810, excluded: null, pedigrees: 250, times: 2, others: 500, total: 2620 };
  expect(arithmeticOf(sheet, String)).toBe('(650 + 160 + 250) × 2 + 500');
  expect(arithmeticOf({ quartets, sum: 810, times: 1, plain: true, bonus: 500, total: 1310 }, String)).toBe(
    '650 + 160 + 500',
  );
});
