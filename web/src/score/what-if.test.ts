import { expect, it } from 'vitest';
import { master, second } from '../model/fixtures/sunday';
import type { Sheet } from '../wire/protocol';
import { withoutRats } from './what-if';

const sheet: Sheet = {
  quartets: [
    { animal: 'dog', worth: 160 },
    { animal: 'cow', worth: 800 },
  ],
  excluded: 'goose',
  sum: 960,
  pedigrees: 250,
  times: 2,
  others: 250,
  total: 2670,
};

it('the example of the rules would be 4000 without the rats (C9.7)', () => {
  expect(withoutRats(sheet, ['dog', 'horse'], master)).toEqual({
    sum: 1250,
    times: 3,
    others: 250,
    total: 4000,
  });
});

it('the pedigree of the quartet left out would match again', () => {
  const others = withoutRats({ ...sheet, pedigrees: 250, others: 250 }, ['dog', 'goose'], master);
  expect(others).toEqual({ sum: 1500, times: 3, others: 0, total: 4500 });
});

it('nobody asks where no quartet was left out', () => {
  expect(withoutRats({ ...sheet, excluded: null }, [], master)).toBeUndefined();
  expect(withoutRats({ quartets: [], sum: 0, times: 0, total: 0 }, [], second)).toBeUndefined();
});
