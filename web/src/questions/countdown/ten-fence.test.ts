import { expect, it } from 'vitest';
import { stretchesAt } from './ten-fence';

it('the fence tells which counts are over, which stands and which are to come (C7.1)', () => {
  const states = stretchesAt(6).map(({ count, state }) => `${count} ${state}`);
  expect(states.slice(0, 6)).toEqual(['10 gone', '9 gone', '8 gone', '7 gone', '6 now', '5 left']);
  expect(states.at(-1)).toBe('1 left');
});

it('the ten begins at the top, and the counts go round clockwise', () => {
  const [ten, nine] = stretchesAt(10);
  expect(ten?.gate.x).toBeGreaterThan(200);
  expect(ten?.gate.y).toBeLessThan(nine?.gate.y ?? 0);
});
