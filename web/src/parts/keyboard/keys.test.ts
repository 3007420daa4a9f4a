import { expect, it, vi } from 'vitest';
import { preferences } from '../../model/settings/preferences.svelte';
import { onKeys } from './keys';

function press(keys: Record<string, () => void>, init: KeyboardEventInit, target?: HTMLElement): void {
  const place = target ?? document.body;
  const handler = onKeys(() => keys);
  place.addEventListener('keydown', handler, { once: true });
  place.dispatchEvent(new KeyboardEvent('keydown', init));
  place.removeEventListener('keydown', handler);
}

it('a single key acts, in either case', () => {
  const auction = vi.fn();
  press({ A: auction }, { key: 'a' });
  press({ A: auction }, { key: 'A' });
  expect(auction).toHaveBeenCalledTimes(2);
});

it('Shift and a digit is the digit on every keyboard', () => {
  const back = vi.fn();
  press({ 'Shift+3': back }, { key: '§', code: 'Digit3', shiftKey: true });
  expect(back).toHaveBeenCalledOnce();
});

it('nothing happens while somebody types, or with a modifier', () => {
  const auction = vi.fn();
  press({ A: auction }, { key: 'a' }, document.createElement('input'));
  press({ A: auction }, { key: 'a', ctrlKey: true });
  expect(auction).not.toHaveBeenCalled();
});

it('Enter on a button presses the button alone', () => {
  const lay = vi.fn();
  press({ Enter: lay }, { key: 'Enter' }, document.createElement('button'));
  expect(lay).not.toHaveBeenCalled();
});

it('whoever has switched single keys off still has Enter and Escape', () => {
  preferences.choose({ keys: false });
  const auction = vi.fn();
  const close = vi.fn();
  press({ A: auction, Escape: close }, { key: 'a' });
  press({ A: auction, Escape: close }, { key: 'Escape' });
  preferences.choose({ keys: true });
  expect(auction).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});
