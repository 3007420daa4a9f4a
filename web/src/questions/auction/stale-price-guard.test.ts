import { expect, it } from 'vitest';
import { StalePriceGuard } from './bidding.svelte';

it('blocks, once, a press right after the price has risen', () => {
  const guard = new StalePriceGuard(100);
  guard.see(120, 1000);
  expect(guard.lets(1200)).toBe(false);
  expect(guard.lets(1250)).toBe(true);
});

it('allows a press if there was time to see the price, or the price has not risen', () => {
  const guard = new StalePriceGuard(100);
  guard.see(120, 1000);
  expect(guard.lets(1500)).toBe(true);
  guard.see(10, 2000);
  expect(guard.lets(2001)).toBe(true);
});
