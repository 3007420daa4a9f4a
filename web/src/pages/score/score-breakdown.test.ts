import { describe, expect, it } from 'vitest';
import { scenes } from '../../model/fixtures/scenes';
import { master, second } from '../../model/fixtures/sunday';
import type { Sheet } from '../../wire/protocol';
import { clausesOf, hasBrackets, breakdownOf, sumOf, type ScoreBreakdown } from './score-breakdown';

const dog = { animal: 'dog', worth: 160 };
const cow = { animal: 'cow', worth: 800 };
const withRats: Sheet = {
  quartets: [dog, cow],
  excluded: 'goose',
  sum: 960,
  pedigrees: 250,
  times: 2,
  others: 250,
  total: 2670,
};
const plain: Sheet = { quartets: [dog, cow], sum: 960, times: 1, plain: true, bonus: 500, total: 1460 };

/** Returns the sum that a reader of the row computes. */
const totalOf = (row: ScoreBreakdown): number =>
  sumOf(row) * (row.times ?? 1) + row.others.length * row.pedigree + (row.bonus ?? 0) + (row.money ?? 0);

describe('the row of a standing', () => {
  it('of Master has the matching pedigree inside the brackets and the other after them: the example of the rules (C9.7)', () => {
    const row = breakdownOf(withRats, ['dog', 'horse'], master);
    expect(row).toMatchObject({ struck: 'goose', matching: ['dog'], times: 2, others: ['horse'] });
    expect(hasBrackets(row)).toBe(true);
    expect(totalOf(row)).toBe(2670);
    expect(totalOf(breakdownOf({ ...withRats, money: 430, total: 3100 }, ['dog', 'horse'], master))).toBe(
      3100,
    );
  });

  it('counts the pedigree of the excluded quartet among the others (C9.4)', () => {
    expect(breakdownOf(withRats, ['goose'], master)).toMatchObject({ matching: [], others: ['goose'] });
  });

  it('of the second edition is the sum times their number, one quartet without brackets (C9.1)', () => {
    const row = breakdownOf({ quartets: [dog], sum: 160, times: 1, total: 160 }, [], second);
    expect(hasBrackets(row)).toBe(false);
    expect(totalOf(row)).toBe(160);
  });

  it('of the first edition is a plain sum, with the bonus card for its holder (C9.2)', () => {
    const row = breakdownOf(plain, [], second);
    expect(row.times).toBeUndefined();
    expect(hasBrackets(row)).toBe(false);
    expect(totalOf(row)).toBe(1460);
  });

  it.each(['finished', 'masterScore'])('adds up to the total: every row of %s', (scene) => {
    const snapshot = scenes[scene];
    const view = snapshot?.view;
    if (snapshot === undefined || view?.phase.name !== 'finished') throw new Error('no end');
    const rows = view.phase.sheets.map((sheet, seat) =>
      breakdownOf(sheet, view.pedigrees[seat] ?? [], snapshot.edition),
    );
    expect(rows.map(totalOf)).toEqual(view.phase.scores);
  });

  it('names the clauses that it follows', () => {
    expect(clausesOf([withRats], master)).toEqual(['C9.4']);
    expect(clausesOf([plain], second)).toEqual(['C9.2']);
    expect(clausesOf([{ quartets: [], sum: 0, times: 0, money: 90, total: 90 }], second)).toEqual([
      'C9.1',
      'C9.5',
    ]);
  });
});
