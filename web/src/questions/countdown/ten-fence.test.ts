import { expect, it } from 'vitest';
import { stretchesAt } from './ten-fence';

it('the fence shows past, current and future counts (C7.1)', () => {
  const states = stretchesAt(6).map(({ count, state }) => `${count} ${state}`);
  expect(states.slice(0, 6)).toEqual(['10 gone', '9 gone', '8 gone', '7 gone', '6 now', '5 left']);
  expect(states.at(-1)).toBe('1 left');
});

it('the ten is at the top, and the counts run clockwise', () => {
  const [ten, nine] = stretchesAt(10);
  expect(ten?.gate.x).toBeGreaterThan(200);
  expect(ten?.gate.y).toBeLessThan(nine?.gate.y ?? 0);
});
