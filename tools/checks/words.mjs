// Refuses meaningless names, disabled tests, TODO comments and sleeps.
import { finding, isCpp, isScript } from './tree.mjs';

const emptyNames = ['utils', 'util', 'common', 'core', 'misc', 'helpers'];
const unwanted = [
  [/\bGTEST_SKIP\b|\bDISABLED_\w/, 'disabled test'],
  [/\b(?:describe|it|test)\.(?:skip|todo|only|fixme)\b/, 'test that is disabled or disables others'],
  [/\b(?:TODO|FIXME|XXX)\b/, 'do it, or open an issue'],
  [
    /\bco_await\b[^;{}]*[^?]\?[^?;{}]* : /,
    'await before the conditional expression: g++ 12 destroys its operands twice',
  ],
  [/\bsleep_for\b|\busleep\(|\bwaitForTimeout\b/, 'code must not sleep: pass the clock as a parameter'],
];

export function words(tree) {
  return [...tree].flatMap(([path, text]) => [...emptyName(path), ...unwantedWords(path, text)]);
}

function emptyName(path) {
  const parts = path.split('/').map((part) => part.split('.')[0]);
  return parts
    .filter((part) => emptyNames.includes(part))
    .map((part) => finding(path, undefined, `'${part}' is not a meaningful name`));
}

function unwantedWords(path, text) {
  // The checks contain the words that they refuse.
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
