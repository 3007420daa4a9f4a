import { expect, it } from 'vitest';
import { lagOf, nextFlash } from './lag';

const flashes = Array.from({ length: 12 }, (_, index) => 10_000 + index * 800);
const tapsAt = (late: readonly number[]) => flashes.map((at, index) => at + (late[index % late.length] ?? 0));

it('takes the median of the taps, each compared with the flash that it follows', () => {
  expect(lagOf(tapsAt([120]), 10_000, 800)).toEqual({ late: 120, even: true });
  expect(lagOf(tapsAt([100, 120, 140]), 10_000, 800)).toEqual({ late: 120, even: true });
});

it('ignores a tap that is far off, and counts an early one as early', () => {
  expect(lagOf(tapsAt([120, 120, 120, 390]), 10_000, 800)).toMatchObject({ late: 120 });
  expect(lagOf(tapsAt([-20]), 10_000, 800)).toEqual({ late: 0, even: true });
});

it('does not believe taps without a rhythm', () => {
  expect(lagOf(tapsAt([0, 130, 260, 390, 520]), 10_000, 800)?.even).toBe(false);
});

it('needs enough taps', () => {
  expect(lagOf(tapsAt([120]).slice(0, 5), 10_000, 800)).toBeUndefined();
});

it('flashes on beats of the server’s time', () => {
  expect(nextFlash(10_001, 10_000, 800)).toBe(10_800);
  expect(nextFlash(10_800, 10_000, 800)).toBe(11_600);
});
