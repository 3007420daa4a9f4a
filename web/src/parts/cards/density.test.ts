import { expect, it } from 'vitest';
import { densityClass } from './density';

it('a crowd has a class for every threshold that it reaches', () => {
  expect(densityClass(3)).toBe('');
  expect(densityClass(6)).toBe('crowd-4 crowd-5 crowd-6');
  expect(densityClass(9, 'herds')).toBe('herds-4 herds-5 herds-6 herds-7 herds-9');
});
