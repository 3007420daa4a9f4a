import { describe, expect, it } from 'vitest';
import { master, second } from '../../model/fixtures/sunday';
import type { Sheet } from '../../wire/protocol';
import { stepsOf } from './steps';

const told = (...sheet: Parameters<typeof stepsOf>) =>
  stepsOf(...sheet).map(({ kind, sum, value }) => [kind, sum, value]);

const cowAndDog = [
  { animal: 'dog', worth: 160 },
  { animal: 'cow', worth: 800 },
];

describe('a score sheet', () => {
  it('of Master has five steps: the example of the rules (C9.7)', () => {
    const sheet: Sheet = {
      quartets: cowAndDog,
      excluded: 'goose',
      sum: 960,
      pedigrees: 250,
      times: 2,
      others: 250,
      total: 2670,
    };
    expect(told(sheet, ['dog', 'horse'], master)).toEqual([
      ['excluded', '', undefined],
      ['quartets', '160 + 800', 960],
      ['pedigrees', '+ 250', 1210],
      ['times', '1210 × 2', 2420],
      ['others', '+ 250', 2670],
    ]);
    const money = { ...sheet, money: 430, total: 3100 };
    expect(told(money, ['dog', 'horse'], master).at(-1)).toEqual(['money', '+ 430', 3100]);
  });

  it('of the second edition has two (C9.1)', () => {
    const quartets = [...cowAndDog].slice(0, 1);
    expect(told({ quartets, sum: 160, times: 1, total: 160 }, [], second)).toEqual([
      ['quartets', '160', 160],
      ['times', '160 × 1', 160],
    ]);
  });

  it('of the first adds plainly, and the bonus card to its holder (C9.2)', () => {
    const sheet: Sheet = { quartets: cowAndDog, sum: 960, times: 1, plain: true, bonus: 500, total: 1460 };
    expect(told(sheet, [], second)).toEqual([
      ['quartets', '160 + 800', 960],
      ['bonus', '+ 500', 1460],
    ]);
  });

  it('says which pedigrees match and which do not (C9.4)', () => {
    const sheet: Sheet = {
      quartets: cowAndDog,
      sum: 960,
      pedigrees: 250,
      times: 2,
      others: 250,
      total: 2670,
    };
    const steps = stepsOf(sheet, ['dog', 'horse'], master);
    expect(steps.find(({ kind }) => kind === 'pedigrees')?.animals).toEqual(['dog']);
    expect(steps.find(({ kind }) => kind === 'others')?.animals).toEqual(['horse']);
  });
});
