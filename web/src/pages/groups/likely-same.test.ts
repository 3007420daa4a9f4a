// @vitest-environment node
import { expect, it } from 'vitest';
import { likelySame } from './likely-same';

it.each([
  ['Jorg', 'Jörg'],
  ['Joerg', 'Jörg'],
  ['Jörg', 'Joerg'],
  ['anna', 'Anna'],
  ['Anna-Lena', 'Anna Lena'],
  ['Anna  M.', 'Anna M'],
  ['Rene', 'René'],
  ['Strasser', 'Straßer'],
  ['Аnna', 'Anna'],
  ['Семен', 'Семён'],
])('%s is probably %s', (name, other) => {
  expect(likelySame([name], ['Ben', other])).toEqual([{ name, other }]);
});

it.each([
  ['Anna', 'Anne'],
  ['Jan', 'Jana'],
  ['Ben', 'Anna'],
  ['Anna 2', 'Anna 3'],
  ['🐄', '🐖'],
])('%s does not match %s', (name, other) => {
  expect(likelySame([name], [other])).toEqual([]);
});

it('two new names can match, too', () => {
  expect(likelySame(['Jörg', 'Ben', 'Jorg'], [])).toEqual([{ name: 'Jorg', other: 'Jörg' }]);
});
