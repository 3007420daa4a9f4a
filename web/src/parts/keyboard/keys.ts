import { preferences } from '../../model/kept/preferences.svelte';

export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const typing = 'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select';

/**
 * A handler for single keys, by what they print; never while somebody types, never with a modifier, and never where
 * the player has switched them off.
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

// A focused button or link is pressed by Enter and Space; they are not for us then.
function pressesItself({ key, target }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && target instanceof Element && target.matches(pressed);
}

// What prints something can be struck by accident, and by speech that is taken for typing; Enter and Escape hardly.
const isSingle = (key: string): boolean => key.length === 1 || key.startsWith('Shift+');

// With Shift a digit prints something else on every keyboard; the code tells which digit it was.
function keyOf(event: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined && event.shiftKey) return `Shift+${digit}`;
  return event.key.length === 1 ? event.key.toUpperCase() : event.key;
}
