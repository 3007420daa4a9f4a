import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaintGate, paintGate } from './paint-gate';

let frame: () => void;
const done: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => (frame = callback));
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

it('an update without a tap is drawn at once', () => {
  new PaintGate().then(() => done.push('step'));
  expect(done).toEqual(['step']);
});

it('an answer waits until the tap is painted, in order', () => {
  tapped();
  expect(done).toEqual([]);
  frame();
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['ack', 'step']);
});

it('a page that draws no frames continues anyway', () => {
  tapped();
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['ack', 'step']);
});

it('afterwards nothing waits, and the next tap starts again', () => {
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

it.each(['pointerdown', 'click', 'keydown'])('any %s holds back other updates', (touch) => {
  document.body.dispatchEvent(new Event(touch, { bubbles: true }));
  paintGate.then(() => done.push('news of somebody else'));
  expect(done).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['news of somebody else']);
});
