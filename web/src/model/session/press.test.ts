import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Press, press } from './press';

let frame: () => void;
const done: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => (frame = act));
  done.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function tapped(): Press {
  const press = new Press();
  press.made();
  press.then(() => done.push('ack'));
  press.then(() => done.push('step'));
  return press;
}

it('what comes while nothing is tapped is drawn at once', () => {
  new Press().then(() => done.push('step'));
  expect(done).toEqual(['step']);
});

it('an answer waits until the tap was seen, and nothing overtakes it', () => {
  tapped();
  expect(done).toEqual([]);
  frame();
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['ack', 'step']);
});

it('a page that draws no frames goes on all the same', () => {
  tapped();
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['ack', 'step']);
});

it('after that nothing waits any more, and the next tap is a new one', () => {
  const press = tapped();
  vi.advanceTimersByTime(100);
  press.then(() => done.push('later'));
  press.made();
  frame();
  press.then(() => done.push('last'));
  expect(done).toEqual(['ack', 'step', 'later']);
  vi.advanceTimersByTime(0);
  expect(done.at(-1)).toBe('last');
});

it.each(['pointerdown', 'click', 'keydown'])('any %s holds back what else is to be drawn', (touch) => {
  document.body.dispatchEvent(new Event(touch, { bubbles: true }));
  press.then(() => done.push('news of somebody else'));
  expect(done).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['news of somebody else']);
});
