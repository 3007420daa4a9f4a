import { afterEach, expect, it, vi } from 'vitest';
import { onTouch } from './touches';

const callback = vi.fn();
const stop = vi.fn();
afterEach(() => {
  stop();
  callback.mockClear();
});

function watch(): void {
  stop.mockImplementation(onTouch(callback));
}
const moveTo = (screenX: number, screenY: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { screenX, screenY }));

it.each(['pointerdown', 'keydown', 'wheel', 'focusin', 'click'])('a %s is a touch', (kind) => {
  watch();
  window.dispatchEvent(new Event(kind));
  expect(callback).toHaveBeenCalledOnce();
});

it('a pointer that rests while the page changes under it is no touch', () => {
  watch();
  for (let i = 0; i < 3; ++i) moveTo(200, 100);
  expect(callback).not.toHaveBeenCalled();
});

it('a pointer that moves is a touch', () => {
  watch();
  moveTo(200, 100);
  moveTo(200, 101);
  moveTo(200, 101);
  expect(callback).toHaveBeenCalledOnce();
});

it('a page that scrolls by itself is no touch', () => {
  watch();
  window.dispatchEvent(new Event('scroll'));
  expect(callback).not.toHaveBeenCalled();
});

it('after its end nothing is a touch', () => {
  onTouch(callback)();
  window.dispatchEvent(new Event('click'));
  expect(callback).not.toHaveBeenCalled();
});
