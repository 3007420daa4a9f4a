import { expect, it } from 'vitest';
import { SeatCall } from './seating.svelte';

/** Returns the notifications at a table whose seats change each second, the first one full. */
function called(seconds: number, on = true): number {
  const call = new SeatCall();
  if (on) call.ask();
  let calls = 0;
  for (let second = 0; second < seconds; ++second) {
    call.receive(second % 2 === 1, second * 1000);
    if (call.called) ++calls;
  }
  return calls;
}

it('notifies when a seat becomes free, until it is taken', () => {
  const call = new SeatCall();
  call.ask();
  expect(call.called).toBe(false);
  call.receive(true, 1000);
  expect(call.called).toBe(true);
  call.receive(false, 2000);
  expect(call.called).toBe(false);
});

it('does not notify without a request', () => {
  expect(called(120, false)).toBe(0);
});

it('notifies at most once in half a minute', () => {
  expect(called(120)).toBe(4);
});
