import { afterEach, expect, it, vi } from 'vitest';
import { onTouch } from './touches';

const act = vi.fn();
const stop = vi.fn();
afterEach(() => {
  stop();
  act.mockClear();
});

function watch(): void {
  stop.mockImplementation(onTouch(act));
}
const moveTo = (screenX: number, screenY: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { screenX, screenY }));

it.each(['pointerdown', 'keydown', 'wheel', 'focusin', 'click'])('a %s is a touch', (kind) => {
  watch();
  window.dispatchEvent(new Event(kind));
  expect(act).toHaveBeenCalledOnce();
});

it('a pointer that rests while the page changes under it is no touch', () => {
  watch();
  for (let i = 0; i < 3; ++i) moveTo(200, 100);
  expect(act).not.toHaveBeenCalled();
});

it('a pointer that moves is a touch', () => {
  watch();
  moveTo(200, 100);
  moveTo(200, 101);
  moveTo(200, 101);
  expect(act).toHaveBeenCalledOnce();
});

it('a page that scrolls by itself is no touch', () => {
  watch();
  window.dispatchEvent(new Event('scroll'));
  expect(act).not.toHaveBeenCalled();
});

it('after its end nothing is a touch', () => {
  onTouch(act)();
  window.dispatchEvent(new Event('click'));
  expect(act).not.toHaveBeenCalled();
});
