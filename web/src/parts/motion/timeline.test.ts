import { describe, expect, it } from 'vitest';
import { countedAt, timingOf, type Step } from './timeline';

const turn: Step = { of: '.card', at: 500, lasts: 180, easing: 'out', frames: [], apart: 90 };

describe('a step of a scene', () => {
  it('starts a little later for each item', () => {
    expect(timingOf(turn, 2, 1)).toMatchObject({ delay: 680, duration: 180 });
  });

  it('is slower at a slower table', () => {
    expect(timingOf(turn, 2, 1.25)).toMatchObject({ delay: 850, duration: 225 });
  });
});

describe('a sum', () => {
  const counts = [
    { at: 500, lasts: 100, to: 50 },
    { at: 800, lasts: 100, to: 150 },
  ];

  it('shows the counted value after each count until the next', () => {
    expect([0, 500, 600, 799, 900, 5000].map((time) => countedAt(counts, 0, time))).toEqual([
      0, 0, 50, 50, 150, 150,
    ]);
  });

  it('never decreases', () => {
    const seen = Array.from({ length: 100 }, (_, index) => countedAt(counts, 0, index * 10));
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(new Set(seen).size).toBeGreaterThan(6);
  });
});
