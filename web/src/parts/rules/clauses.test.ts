import { describe, expect, it } from 'vitest';
import { choicesIn } from '../../model/editions/rule-fields';
import { scenes } from '../../model/fixtures/scenes';
import { duel, master, second } from '../../model/fixtures/sunday';
import { isClause } from '../../model/clause';
import { clauseOf, clausesOf } from './clauses';

describe('the rules of a table', () => {
  it('include only relevant ones', () => {
    expect(clausesOf(second)).not.toContain('C7.1');
    expect(clausesOf(second)).toContain('C9.1');
    expect(clausesOf(master)).toEqual(expect.arrayContaining(['C4.1', 'C7.1', 'C8.1', 'C9.4']));
    expect(clausesOf(master)).not.toContain('C9.1');
    expect(clausesOf(duel)).toEqual(expect.arrayContaining(['C6.9', 'C10.3']));
    expect(clausesOf(duel)).not.toContain('C4.1');
  });

  it('show the choices of this table (C11.4)', () => {
    const rules = { insolvency: 'continue_without' };
    expect(choicesIn('C4.8', rules)).toEqual([{ name: 'insolvency', value: 'continue_without' }]);
    expect(choicesIn('C4.1', rules)).toEqual([]);
  });

  it('have a clause for every question of every edition', () => {
    for (const { view, edition } of Object.values(scenes)) {
      if (view !== null) expect(isClause(clauseOf(view, edition))).toBe(true);
    }
  });

  it('are found by their numbers', () => {
    expect(isClause('C4.1')).toBe(true);
    expect(isClause('cow')).toBe(false);
  });
});
