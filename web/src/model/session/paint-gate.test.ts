import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaintGate, paintGate } from './paint-gate';

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

function tapped(): PaintGate {
  const paintGate = new PaintGate();
  paintGate.made();
  paintGate.then(() => done.push('ack'));
  paintGate.then(() => done.push('step'));
  return paintGate;
}

it('what comes while nothing is tapped is drawn at once', () => {
  new PaintGate().then(() => done.push('step'));
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
  const paintGate = tapped();
  vi.advanceTimersByTime(100);
  paintGate.then(() => done.push('later'));
  paintGate.made();
  frame();
  paintGate.then(() => done.push('last'));
  expect(done).toEqual(['ack', 'step', 'later']);
  vi.advanceTimersByTime(0);
  expect(done.at(-1)).toBe('last');
});

it.each(['pointerdown', 'click', 'keydown'])('any %s holds back what else is to be drawn', (touch) => {
  document.body.dispatchEvent(new Event(touch, { bubbles: true }));
  paintGate.then(() => done.push('news of somebody else'));
  expect(done).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['news of somebody else']);
});
