// Names, comments and pages do not contain the words that docs/GLOSSARY.md refuses; some words are only refused in names of
// C++ or of the client.
import { parsersInstalled } from './imports.mjs';
import { namesIn } from './script-names.mjs';
import { tokensOf } from './tokens.mjs';
import { finding, isCpp, isGenerated, isScript, lineAt } from './tree.mjs';

export const glossaryPath = 'docs/GLOSSARY.md';

// History, quotations, records, the checks themselves, other languages, and the lines of the bots.
const exempt =
  /^(CHANGELOG\.md|docs\/(adr|measured)\/|docs\/GLOSSARY\.md|tools\/checks\/|tests\/(golden|perft)\/)|package-lock\.json$|unwelcome[_-]lists\.gen\.|^web\/messages\/(de|fr|nl|ru)\.json$|^web\/lines\/|\/i18n\/fixtures\/counted\//;
const quoted = /(["'`])\w+\1/g;

export function glossary(tree) {
  const page = tree.get(glossaryPath) ?? '';
  const refused = refusedWords(page, 'Not these');
  if (refused.size === 0) return [finding(glossaryPath, undefined, "has no table 'Not these'")];
  const inNames = refusedWords(page, 'Not in names of C\\+\\+');
  const paths =
    inNames.size === 0 ? [] : [...tree.keys()].filter((path) => isCpp(path) && !exempt.test(path));
  return [
    ...[...tree].filter(([path]) => isRead(path)).flatMap(([path, text]) => found(refused, path, text)),
    ...paths.flatMap((path) => foundInNames(inNames, path, tokensOf(tree, path))),
    ...client(tree, refusedWords(page, 'Not in names of the client')),
  ];
}

const isOfClient = (path) =>
  path.startsWith('web/') && /\.(ts|mjs|js|svelte|css)$/.test(path) && !isGenerated(path);

/** Checks the names of files, variables, types, members and classes of web/. Only files with a refused word are parsed. */
function client(tree, refused) {
  if (refused.size === 0) return [];
  const anyWord = new RegExp([...refused.keys()].join('|'), 'i');
  const paths = [...tree.keys()].filter((path) => isOfClient(path) && !exempt.test(path));
  const parsed = paths.filter((path) => anyWord.test(tree.get(path)));
  if (parsed.length > 0 && !parsersInstalled())
    return [finding('web/node_modules', undefined, "is missing: run 'npm ci' in web/")];
  const known = publicNames(tree);
  return [
    ...paths.flatMap((path) => inName(refused, path, path.slice(path.lastIndexOf('/') + 1), undefined)),
    ...parsed.flatMap((path) => {
      const text = tree.get(path);
      return namesIn(path, text)
        .filter(({ text: name, isMember }) => !(known.has(name) && (isMember || /^[A-Z]/.test(name))))
        .flatMap(({ text: name, at }) => inName(refused, path, name, lineAt(text, at)));
    }),
  ];
}

/** Returns the names in generated files: members and types of the wire, keys of messages. */
const publicNames = (tree) =>
  new Set(
    [...tree]
      .filter(([path]) => path.startsWith('web/') && isGenerated(path))
      .flatMap(([, text]) => text.match(/[A-Za-z_$][\w$]*/g) ?? []),
  );

const isRead = (path) =>
  !exempt.test(path) &&
  (isCpp(path) || isScript(path) || /\.(css|md|json|sh|cmake|txt|yml|html)$/.test(path));

/** Maps each word of the table with this heading to its replacement, and to the path prefixes where it is allowed. */
function refusedWords(page, heading) {
  const [, behind = ''] = page.split(new RegExp(`^## ${heading}$`, 'm'));
  const [table] = behind.split(/^## /m);
  const rows = table.split('\n').flatMap((line) => {
    const [, words, instead, places] = line.split('|').map((cell) => cell.trim());
    return named(words).map((word) => [word, { instead, places: named(places) }]);
  });
  return new Map(rows);
}

const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

function found(refused, path, text) {
  return text.split('\n').flatMap((line, at) =>
    [...wordsOf(line.replace(quoted, '')), ...phrasesOf(line.replace(quoted, ''), refused)]
      .map((word) => [word, refused.get(word)])
      .filter(([, entry]) => entry !== undefined && !entry.places.some((place) => path.startsWith(place)))
      .map(([word, { instead }]) => finding(path, at + 1, `'${word}': say ${instead} (${glossaryPath})`)),
  );
}

/** Checks identifiers only: strings, which contain public names, and comments are exempt. */
const foundInNames = (refused, path, tokens) =>
  tokens
    .filter(({ kind, directive }) => kind === 'identifier' && !directive)
    .flatMap(({ text, line }) => inName(refused, path, text, line));

const inName = (refused, path, name, line) =>
  wordsOf(name)
    .map((word) => [word, refused.get(word)])
    .filter(([, entry]) => entry !== undefined && !entry.places.some((place) => path.startsWith(place)))
    .map(([word, { instead }]) =>
      finding(path, line, `'${word}' in the name ${name}: say ${instead} (${glossaryPath})`),
    );

/** Returns the refused phrases, such as `let_go`, in names of several words. */
const phrasesOf = (line, refused) =>
  [...line.matchAll(/[A-Za-z_]\w*/g)].flatMap(([name]) => {
    const words = `_${wordsOf(name).join('_')}_`;
    return [...refused.keys()].filter((phrase) => phrase.includes('_') && words.includes(`_${phrase}_`));
  });

/** Returns the words of a line, also those inside names such as `aDeviceTable` and `device_table`. */
const wordsOf = (line) =>
  [...line.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) => word.toLowerCase());
