// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { editionFile, editionIds, editionOf } from '../../model/fixtures/edition-files';
import { boxes, editionInBox } from './boxes';

it('the page lists every commercial edition, matching its file', () => {
  const published = editionIds.filter((id) => editionFile(id).purpose === undefined);

  expect(boxes.map(({ id }) => id).toSorted()).toEqual(published.toSorted());
  expect(boxes[0]?.id).toBe('second');
  for (const box of boxes) {
    const { words: _, ...file } = editionOf(box.id);
    expect(box).toEqual(file);
  }
});

describe('the four questions about an edition', () => {
  const plain = { rosettes: false, bonus: false, manyTens: false, hidden: false };

  it.each([
    ['master', { rosettes: true }],
    ['first', { rosettes: false, bonus: true }],
    ['first', { ...plain, manyTens: true }],
    ['russian', { ...plain, hidden: true }],
    ['second', plain],
  ])('identify the %s edition', (edition, looks) => {
    expect(editionInBox(looks)).toBe(edition);
  });

  it('identify none while several are possible', () => {
    expect(editionInBox({})).toBeUndefined();
    expect(editionInBox({ rosettes: false, bonus: false, manyTens: false })).toBeUndefined();
  });

  it('match the contents of the editions', () => {
    const [first, ...others] = ['first', 'second', 'russian'].map(editionOf);
    expect(first?.money['10']).toBe(25);
    expect(others.map(({ money }) => money['10'])).toEqual([20, 20]);
  });
});
