import { expect, it } from 'vitest';
import { StalePriceGuard } from './stale-price-guard';

it('holds back, once, a press that comes just when the price has risen', () => {
  const guard = new StalePriceGuard(100);
  guard.see(120, 1000);
  expect(guard.lets(1200)).toBe(false);
  expect(guard.lets(1250)).toBe(true);
});

it('lets a press go that had time to see the price, or a price that has not risen', () => {
  const guard = new StalePriceGuard(100);
  guard.see(120, 1000);
  expect(guard.lets(1500)).toBe(true);
  guard.see(10, 2000);
  expect(guard.lets(2001)).toBe(true);
});
