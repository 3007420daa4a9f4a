// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { all } from 'virtual:messages/all';
import { boxes, boxOf } from './boxes';
import { cardsInPile, notesInWords, sumOfNotes } from './notes';
import { partsOf, type Part } from './parts';

const partsIn = (id: string): readonly Part[] => {
  const box = boxOf(id);
  return box === undefined ? [] : partsOf(box);
};
const namesIn = (id: string) => partsIn(id).map(({ name }) => name);
const statementsIn = (id: string) =>
  partsIn(id).flatMap(({ statements }) =>
    statements.map((statement) => Object.values(statement)[0] as string),
  );

describe('the rules for people with cards', () => {
  it('have seven parts, and more for more kinds of cards', () => {
    expect(namesIn('second')).toEqual(['setUp', 'turn', 'auction', 'cannotPay', 'donkey', 'trade', 'end']);
    expect(namesIn('master')).toContain('pedigree');
    expect(namesIn('master')).toContain('rat');
  });

  it('have no auctions for two (C10.2)', () => {
    expect(namesIn('duel')).toEqual(['setUp', 'turn', 'division', 'donkey', 'trade', 'end']);
  });

  it('describe what is specific to the first edition (C6.8, C9.2, C9.3)', () => {
    expect(statementsIn('first')).toEqual(
      expect.arrayContaining(['zeros_return', 'allBack', 'C9.2', 'C9.3']),
    );
    expect(statementsIn('first')).not.toContain('C6.7');
    expect(statementsIn('second')).toEqual(expect.arrayContaining(['C6.7', 'C9.1']));
  });

  it('mention hidden offers in the Russian edition (C6.4)', () => {
    expect(statementsIn('russian')).toContain('offer_count');
    expect(statementsIn('second')).not.toContain('offer_count');
  });

  it('refer to existing clauses', () => {
    const known = Object.keys(all.en.rules.texts);
    const clauses = boxes.flatMap(({ id }) => statementsIn(id)).filter((statement) => /^C\d/.test(statement));
    expect(clauses.filter((clause) => !known.includes(clause))).toEqual([]);
  });
});

describe('the initial setup', () => {
  it('has the hand of the edition (C2.1)', () => {
    const hands = boxes.map(({ id, hand }) => `${id}: ${sumOfNotes(hand)} = ${notesInWords(hand)}`);
    expect(hands).toEqual([
      'second: 90 = 2 × 0, 4 × 10, 1 × 50',
      'first: 50 = 2 × 0, 5 × 10',
      'master: 100 = 2 × 0, 3 × 10, 1 × 20, 1 × 50',
      'russian: 90 = 2 × 0, 4 × 10, 1 × 50',
      'duel: 100 = 2 × 0, 3 × 10, 1 × 20, 1 × 50',
    ]);
  });

  it('marks thousands of notes', () => {
    expect(notesInWords({ 0: 2, 10_000: 3 })).toBe('2 × 0, 3 × 10,000');
  });

  it('has a pile of 40, of 54 with pedigrees and rats (C1.4), and of 80 for two (C10.1)', () => {
    expect(boxes.map(cardsInPile)).toEqual([40, 40, 54, 40, 80]);
  });
});
