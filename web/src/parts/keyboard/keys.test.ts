import { expect, it, vi } from 'vitest';
import { preferences } from '../../model/settings/preferences.svelte';
import { namesOf, onKeys } from './keys';

function press(keys: Record<string, () => void>, init: KeyboardEventInit, target?: HTMLElement): void {
  const place = target ?? document.body;
  const handler = onKeys(() => keys);
  place.addEventListener('keydown', handler, { once: true });
  place.dispatchEvent(new KeyboardEvent('keydown', init));
  place.removeEventListener('keydown', handler);
}

it('a single key works in either case', () => {
  const auction = vi.fn();
  press({ A: auction }, { key: 'a' });
  press({ A: auction }, { key: 'A' });
  expect(auction).toHaveBeenCalledTimes(2);
});

it('Shift and a digit give the digit on every keyboard', () => {
  const back = vi.fn();
  press({ 'Shift+3': back }, { key: '§', code: 'Digit3', shiftKey: true });
  expect(back).toHaveBeenCalledOnce();
});

/** [layout, what the key prints, its place, the shortcut]. */
const layouts = [
  ['Russian', 'ф', 'KeyA', 'A'],
  ['Russian', 'Ф', 'KeyA', 'A'],
  ['Greek', 'ς', 'KeyW', 'W'],
  ['Hebrew', 'ש', 'KeyA', 'A'],
  ['Arabic', 'ش', 'KeyA', 'A'],
  ['Dvorak', 'a', 'KeyA', 'A'],
  ['Dvorak', 'n', 'KeyL', 'N'],
  ['Dvorak', ',', 'KeyW', ','],
  ['AZERTY', 'a', 'KeyQ', 'A'],
  ['AZERTY', '&', 'Digit1', '1'],
  ['AZERTY', 'é', 'Digit2', '2'],
  ['AZERTY', '?', 'KeyM', '?'],
  ['Czech', '+', 'Digit1', '1'],
  ['Czech', 'š', 'Digit3', '3'],
  ['Arabic', '٣', 'Digit3', '3'],
  ['Arabic', 'لا', 'KeyB', 'B'],
  ['full width', 'ａ', 'KeyA', 'A'],
  ['numpad', '3', 'Numpad3', '3'],
  ['German', '?', 'Minus', '?'],
  ['Arabic', '؟', 'Slash', '?'],
  ['Russian', 'ю', 'Period', '.'],
  ['Russian', '.', 'Slash', '.'],
  ['Turkish', 'ı', 'KeyI', 'I'],
  ['Hindi', 'ो', 'KeyA', 'A'],
  ['Hindi', '्', 'KeyD', 'D'],
  ['Hindi', 'ज्ञ', 'KeyW', 'W'],
  ['Thai', 'ื', 'KeyN', 'N'],
  // TanStack/hotkeys 101
  ['Korean', 'ㅁ', 'KeyA', 'A'],
  ['Korean', 'ㅆ', 'KeyT', 'T'],
  ['Japanese kana', 'ち', 'KeyA', 'A'],
  ['Japanese kana', 'ﾁ', 'KeyA', 'A'],
  ['Georgian', 'ა', 'KeyA', 'A'],
  ['Bopomofo', 'ㄇ', 'KeyA', 'A'],
  ['Bopomofo', 'ㄅ', 'Digit1', '1'],
  ['unknown to the system', 'Unidentified', 'KeyA', 'A'],
  ['unknown to the system', 'Unidentified', 'Digit3', '3'],
] as const;
it.each(layouts)('%s: %s at %s is %s', (_, key, code, shortcut) => {
  expect(namesOf(new KeyboardEvent('keydown', { key, code }))).toEqual([shortcut]);
});

it.each([
  ['Russian', '?', 'Digit7'],
  ['German', '?', 'Minus'],
  ['Czech', '?', 'Comma'],
  ['Bulgarian', '?', 'Digit4'],
])('%s: the question mark at its place with Shift', (_, key, code) => {
  expect(namesOf(new KeyboardEvent('keydown', { key, code, shiftKey: true }))).toEqual(['?']);
});

it('digits work with and without Shift if the keyboard needs it', () => {
  const bid = vi.fn();
  press({ '2': bid }, { key: '2', code: 'Digit2', shiftKey: true });
  press({ '2': bid }, { key: 'é', code: 'Digit2' });
  expect(bid).toHaveBeenCalledTimes(2);
});

it('the numpad undoes with Shift, and navigates without Num Lock', () => {
  expect(namesOf(new KeyboardEvent('keydown', { key: 'End', code: 'Numpad1', shiftKey: true }))[0]).toBe(
    'Shift+1',
  );
  expect(namesOf(new KeyboardEvent('keydown', { key: 'End', code: 'Numpad1' }))).toEqual(['End']);
});

it.each([
  { isComposing: true },
  { key: 'Process' },
  { key: 'Dead' },
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
])('no shortcut with %o', (init) => {
  expect(namesOf(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', ...init }))).toEqual([]);
});

it('with AltGr a key prints another character', () => {
  const init = { code: 'KeyE', getModifierState: (name: string) => name === 'AltGraph' };
  const typed = (key: string) => Object.assign(new KeyboardEvent('keydown', { key }), init);
  expect(namesOf(typed('e'))).toEqual([]);
  expect(namesOf(typed('?'))).toEqual(['?']);
});

it('a key that is held down counts once, and does not scroll the page', () => {
  const claim = vi.fn();
  press({ ' ': claim }, { key: ' ', code: 'Space' });
  const held = new KeyboardEvent('keydown', { key: ' ', code: 'Space', repeat: true, cancelable: true });
  onKeys(() => ({ ' ': claim }))(held);
  expect(claim).toHaveBeenCalledOnce();
  expect(held.defaultPrevented).toBe(true);
});

it('the event of form autofill has no key', () => {
  expect(namesOf(new Event('keydown') as KeyboardEvent)).toEqual([]);
});

it('nothing happens in editable text', () => {
  const auction = vi.fn();
  const text = document.createElement('div');
  text.setAttribute('contenteditable', 'true');
  press({ A: auction }, { key: 'a' }, text);
  expect(auction).not.toHaveBeenCalled();
});

it('nothing happens during typing, or with a modifier', () => {
  const auction = vi.fn();
  press({ A: auction }, { key: 'a' }, document.createElement('input'));
  press({ A: auction }, { key: 'a', ctrlKey: true });
  expect(auction).not.toHaveBeenCalled();
});

it('Enter on a button only presses the button', () => {
  const lay = vi.fn();
  press({ Enter: lay }, { key: 'Enter' }, document.createElement('button'));
  expect(lay).not.toHaveBeenCalled();
});

it('Enter and Escape work with single keys switched off', () => {
  preferences.choose({ keys: false });
  const auction = vi.fn();
  const close = vi.fn();
  press({ A: auction, Escape: close }, { key: 'a' });
  press({ A: auction, Escape: close }, { key: 'Escape' });
  preferences.choose({ keys: true });
  expect(auction).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});
