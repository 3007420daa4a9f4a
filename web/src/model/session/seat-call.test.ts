import { expect, it } from 'vitest';
import { SeatCall } from './seat-call.svelte';

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

it('calls when a seat comes free, until it is taken', () => {
  const call = new SeatCall();
  call.ask();
  expect(call.called).toBe(false);
  call.receive(true, 1000);
  expect(call.called).toBe(true);
  call.receive(false, 2000);
  expect(call.called).toBe(false);
});

it('calls nobody who did not ask', () => {
  expect(called(120, false)).toBe(0);
});

it('calls once in half a minute, however often seats come and go', () => {
  expect(called(120)).toBe(4);
});
