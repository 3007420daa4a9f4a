// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { editionFile, editionIds, editionOf } from '../../model/fixtures/edition-files';
import { boxes, editionInBox } from './boxes';

it('the page has every edition that can be bought, as its file says', () => {
  const published = editionIds.filter((id) => editionFile(id).purpose === undefined);

  expect(boxes.map(({ id }) => id).toSorted()).toEqual(published.toSorted());
  expect(boxes[0]?.id).toBe('second');
  for (const box of boxes) {
    const { words: _, ...file } = editionOf(box.id);
    expect(box).toEqual(file);
  }
});

describe('four looks into a box', () => {
  const plain = { rosettes: false, bonus: false, manyTens: false, hidden: false };

  it.each([
    ['master', { rosettes: true }],
    ['first', { rosettes: false, bonus: true }],
    ['first', { ...plain, manyTens: true }],
    ['russian', { ...plain, hidden: true }],
    ['second', plain],
  ])('tell the %s edition', (edition, looks) => {
    expect(editionInBox(looks)).toBe(edition);
  });

  it('tell none as long as several could be', () => {
    expect(editionInBox({})).toBeUndefined();
    expect(editionInBox({ rosettes: false, bonus: false, manyTens: false })).toBeUndefined();
  });

  it('are true of what lies in the boxes', () => {
    const [first, ...others] = ['first', 'second', 'russian'].map(editionOf);
    expect(first?.money['10']).toBe(25);
    expect(others.map(({ money }) => money['10'])).toEqual([20, 20]);
  });
});
