import { preferences } from '../../model/settings/preferences.svelte';

export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const typing = 'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select';

/**
 * Returns a handler for single keys, by the character they print; inactive while the user types, with a
 * modifier, and if the player has switched shortcuts off.
 */
export function onKeys(keys: () => Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.matches(typing)) return;
    if (pressesItself(event)) return;
    const key = keyOf(event);
    if (isSingle(key) && !preferences.chosen.keys) return;
    const act = keys()[key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}

const pressed = 'button, a, summary, [type=checkbox], [type=radio]';

// Enter and Space press a focused button or link; then they are not shortcuts.
function pressesItself({ key, target }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && target instanceof Element && target.matches(pressed);
}

// Printing keys can be pressed by accident, or by speech input; Enter and Escape hardly.
const isSingle = (key: string): boolean => key.length === 1 || key.startsWith('Shift+');

// With Shift, digits print different characters on different keyboards; the code identifies the digit.
function keyOf(event: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined && event.shiftKey) return `Shift+${digit}`;
  return event.key.length === 1 ? event.key.toUpperCase() : event.key;
}
