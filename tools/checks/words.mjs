// Names that say nothing, tests that do not run, and promises left in the code.
import { finding, isCpp, isScript } from './tree.mjs';

const emptyNames = ['utils', 'util', 'common', 'core', 'misc', 'helpers'];
const unwanted = [
  [/\bGTEST_SKIP\b|\bDISABLED_\w/, 'a test that is switched off'],
  [
    /\b(?:describe|it|test)\.(?:skip|todo|only|fixme)\b/,
    'a test that is switched off, or switches others off',
  ],
  [/\b(?:TODO|FIXME|XXX)\b/, 'do it, or open an issue'],
  [
    /\bco_await\b[^;{}]*[^?]\?[^?;{}]* : /,
    'await first, then choose: g++ 12 destroys the values of such a choice twice',
  ],
  [/\bsleep_for\b|\busleep\(|\bwaitForTimeout\b/, 'nothing sleeps: the clock is a parameter'],
];

export function words(tree) {
  return [...tree].flatMap(([path, text]) => [...emptyName(path), ...unwantedWords(path, text)]);
}

function emptyName(path) {
  const parts = path.split('/').map((part) => part.split('.')[0]);
  return parts
    .filter((part) => emptyNames.includes(part))
    .map((part) => finding(path, undefined, `'${part}' says nothing`));
}

function unwantedWords(path, text) {
  // The checks name what they forbid.
  if (path.startsWith('tools/checks/') || !(isCpp(path) || isScript(path) || /\.(sh|cmake|css)$/.test(path)))
    return [];
  return text
    .split('\n')
    .flatMap((line, at) =>
      unwanted
        .filter(([pattern]) => pattern.test(line))
        .map(([, why]) => finding(path, at + 1, `${line.trim()}: ${why}`)),
    );
}
