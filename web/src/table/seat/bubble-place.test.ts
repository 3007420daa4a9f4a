import { describe, expect, it } from 'vitest';
import { bubblePlace, type Box } from './bubble-place';

const stage: Box = { left: 0, right: 320, top: 50, bottom: 310 };
const first: Box = { left: 8, right: 104, top: 60, bottom: 145 };
const last: Box = { left: 214, right: 312, top: 60, bottom: 145 };
/** The lot in the ring of a small phone. */
const card: Box = { left: 106, right: 156, top: 205, bottom: 275 };

describe('the place of a bubble', () => {
  it('is below the speaker’s tile, unless it would cover the lot', () => {
    const place = bubblePlace(stage, first, { width: 176, height: 50 }, { card, fixedEdge: 10 });
    expect(place).toEqual({ side: 'left', up: false, edge: 10, face: 8, height: 107, covers: true });
    expect(bubblePlace(stage, first, { width: 176, height: 46 }, { card, fixedEdge: 10 }).covers).toBe(false);
    expect(bubblePlace(stage, first, { width: 90, height: 50 }, { card, fixedEdge: 10 }).covers).toBe(false);
  });

  it('never covers the lot with words of two lines from a seat with a long herd', () => {
    const tall = { ...first, bottom: 175 };
    expect(bubblePlace(stage, tall, { width: 176, height: 50 }, { card, fixedEdge: 10 }).covers).toBe(true);
  });

  it('is on the side of the speaker', () => {
    const place = bubblePlace(stage, last, { width: 140, height: 80 }, { card, fixedEdge: 10 });
    expect([place.side, place.edge, place.covers]).toEqual(['right', 10, false]);
  });

  it('is above a tile in the lower half of a large stage', () => {
    const large = { left: 0, right: 1440, top: 60, bottom: 860 };
    const low = { left: 40, right: 240, top: 600, bottom: 700 };
    expect(bubblePlace(large, low, { width: 200, height: 60 }, {})).toEqual({
      side: 'left',
      up: true,
      edge: 40,
      face: 40,
      height: 272,
      covers: false,
    });
  });
});
