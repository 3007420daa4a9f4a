import { expect, it } from 'vitest';
import { lineOf } from './course';

it('rises where the rating does', () => {
  expect(lineOf([1000, 1100, 1050])).toBe('M6.0 84.0L160.0 6.0L314.0 45.0');
});

it('is almost flat where it hardly changes', () => {
  expect(lineOf([1000, 1001])).toBe('M6.0 84.0L314.0 82.4');
});
