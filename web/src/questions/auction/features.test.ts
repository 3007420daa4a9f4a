import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browOf, featuresOf, type Lid } from './features';

const animals = ['pig', 'dog', 'sheep', 'donkey', 'cow', 'horse', 'rooster', 'goose', 'rat'];

/** Returns the pupils and whites that are drawn near a lid, as half their width and height. */
function eyesUnder(animal: string, { x, y }: Lid): { rx: number; ry: number }[] {
  const drawing = readFileSync(`src/parts/art/${animal}.svg`, 'utf8');
  const ellipses = drawing.matchAll(
    /<ellipse cx="([\d.]+)" cy="([\d.]+)" fill="(\S+)" rx="([\d.]+)" ry="([\d.]+)"/g,
  );
  return [...ellipses]
    .filter(
      ([, cx, cy, fill = '']) =>
        Math.hypot(Number(cx) - x, Number(cy) - y) < 6 && ['#2a2230', '#fffaf0'].includes(fill),
    )
    .map(([, , , , rx, ry]) => ({ rx: Number(rx), ry: Number(ry) }));
}

describe.each(animals)('the lids of a %s', (animal) => {
  const { lids } = featuresOf(animal);

  it('cover its eyes', () => {
    expect(lids.length).toBeGreaterThan(0);
    for (const lid of lids) {
      const eyes = eyesUnder(animal, lid);
      expect(eyes.length).toBeGreaterThan(0);
      for (const { rx, ry } of eyes) {
        expect(lid.rx).toBeGreaterThan(rx);
        expect(lid.ry).toBeGreaterThan(ry);
      }
    }
  });

  it('are attached above the middle of both eyes', () => {
    for (const { y } of lids) expect(browOf(lids)).toBeLessThan(y);
  });
});

it('a cat and a goat have no lids, but breathe', () => {
  for (const animal of ['cat', 'goat']) {
    expect(featuresOf(animal).lids).toEqual([]);
    expect(featuresOf(animal).puffs).toHaveLength(2);
  }
});
