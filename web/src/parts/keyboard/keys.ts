import { preferences } from '../../model/settings/preferences.svelte';

export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const fields =
  'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * Returns a handler for single keys, by the character they print; inactive while the user types, with a
 * modifier, and if the player has switched shortcuts off. A key counts once until it is released.
 */
export function onKeys(keys: () => Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || pressesItself(event)) return;
    if (event.target instanceof Element && event.target.closest(fields) !== null) return;
    const map = keys();
    const key = namesOf(event).find((name) => map[name] !== undefined);
    if (key === undefined || (isSingle(key) && !preferences.chosen.keys)) return;
    event.preventDefault();
    // A key that is held down was pressed for an earlier question, and would win each race.
    if (!event.repeat) map[key]?.();
  };
}

const pressed = 'button, a, summary, [type=checkbox], [type=radio]';

// Enter and Space press a focused button or link; then they are not shortcuts.
function pressesItself({ key, target }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && target instanceof Element && target.matches(pressed);
}

// Printing keys can be pressed by accident, or by speech input; Enter and Escape hardly.
const isSingle = (key: string): boolean => key.length === 1 || key.startsWith('Shift+');

const questionMarks: ReadonlySet<string> = new Set('?？؟');
// A key of Arabic or Indic layouts prints up to three letters or marks. Some systems do not know what a key prints.
const isForeign = (printed: string): boolean =>
  /^(?:(?!\p{Script=Latin})[\p{L}\p{M}]){1,3}$/u.test(printed) || printed === 'Unidentified';
const punctuationAt: Readonly<Record<string, string>> = { Comma: ',', Period: '.' };

/**
 * The names by which a shortcut may know the key, the most likely first; none with a modifier other than Shift or while
 * an input method composes. Latin layouts go by what the key prints, other scripts by its place.
 */
export function namesOf(event: KeyboardEvent): readonly string[] {
  // Browsers that fill in a form send events without keys.
  if (!(event instanceof KeyboardEvent)) return [];
  const { code, shiftKey } = event;
  // Japanese input methods print letters in full width.
  const key = event.key.normalize('NFKC');
  if (event.isComposing || event.metaKey || key === 'Process' || key === 'Dead') return [];
  const isAltGr = event.getModifierState('AltGraph');
  if (!isAltGr && (event.ctrlKey || event.altKey)) return [];
  if (questionMarks.has(key)) return ['?'];
  if (isAltGr) return [];
  // The digits of some layouts need Shift, and Shift changes what digits print.
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const isDigitKey = digit !== undefined && (code.startsWith('Digit') || /^\d$/.test(key) || shiftKey);
  if (isDigitKey) return shiftKey ? [`Shift+${digit}`, key] : [/^\d$/.test(key) ? key : digit];
  if (key.length > 1 && !isForeign(key)) return [key];
  if (!isForeign(key)) return [key.toUpperCase()];
  return [/^Key([A-Z])$/.exec(code)?.[1] ?? punctuationAt[code] ?? key];
}
