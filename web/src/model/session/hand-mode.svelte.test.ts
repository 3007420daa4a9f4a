import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HandMode, screenMayBeAway } from './hand-mode.svelte';
import type { Model } from '../model';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const read = (_: unknown): void => undefined;

/** A player's page at a table whose big screen is there or not. */
function page(present: boolean) {
  let screen = $state.raw({ present });
  let mode: HandMode | undefined;
  const model = () => ({ table: { big_screen: screen, seats: [] }, you: { seat: 0 } }) as unknown as Model;
  const leave = $effect.root(() => {
    mode = new HandMode(model);
    $effect(() => read(mode?.gone));
  });
  flushSync();
  const turn = (now: boolean) => {
    screen = { present: now };
    mode?.follow();
    flushSync();
  };
  const wait = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  };
  return { is: () => mode?.gone, turn, wait, leave };
}

it('a screen is gone when it has been away for five seconds', () => {
  const { is, turn, wait, leave } = page(true);
  turn(false);
  wait(screenMayBeAway - 1);
  expect(is()).toBe(false);
  wait(1);
  expect(is()).toBe(true);

  turn(true);
  expect(is()).toBe(false);
  leave();
});

it('a screen that comes back in time, or was never there, is not gone', () => {
  const back = page(true);
  back.turn(false);
  back.wait(screenMayBeAway - 1);
  back.turn(true);
  back.wait(screenMayBeAway);
  expect(back.is()).toBe(false);
  back.leave();

  const never = page(false);
  never.wait(2 * screenMayBeAway);
  expect(never.is()).toBe(false);
  never.leave();
});
