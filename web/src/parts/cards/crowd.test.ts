import { expect, it } from 'vitest';
import { crowdOf } from './crowd';

it('a crowd is told by every step that it reaches', () => {
  expect(crowdOf(3)).toBe('');
  expect(crowdOf(6)).toBe('crowd-4 crowd-5 crowd-6');
  expect(crowdOf(9, 'herds')).toBe('herds-4 herds-5 herds-6 herds-7 herds-9');
});
