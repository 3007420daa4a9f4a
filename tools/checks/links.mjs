// The targets of links in documents exist, and so do paths and tests in backticks (`Suite.Test` everywhere, `Suite` in columns
// with the heading "tests"). Labels in italics with several words are in the client's messages.
import { dirname, join, normalize } from 'node:path/posix';
import { finding, lineAt } from './tree.mjs';

const link = /\]\(([^)\s]+)\)/g;
const elsewhere = /^(?:[a-z]+:|#)/;
const code = /(?<!`)`([^`\n]+)`(?!`)/g;

// History: names and paths of earlier versions.
const history = ['CHANGELOG.md'];
const messages = 'web/messages/en.json';
const folders = /^(?:src|web|docs|tests|tools|bindings|packaging|editions|examples)\/[\w./-]*$/;
const source = /^[\w./-]+\.(?:cpp|h|ts|mjs|svelte|sh|py|cmake)$/;
// Build outputs, files that a document asks the reader to write, and names of other projects.
const notOurs =
  /^(?:build|dist|node_modules|\.cache)\/|^web\/(?:dist|films)\b|^(?:games|policy|by_ceilings)\.cpp$|^pufferl\.py$|^tests\/playthroughs$|^Intl\./;
const testName = /^([A-Z]\w*)\.([A-Z]\w*)(…?)$/;
const columnOfTests = /^\|[^\n]*\| tests \|\n\|[-|]+\n((?:\|[^\n]*\n?)+)/gm;
const tests = /\b(?:[A-Z_]*(?:TEST|PROP)[A-Z_]*\(\s*(\w+),\s*(\w+)|add_test\(NAME (\w+)\.(\w+))/g;
const label = /(?<![*\w])\*([A-Z][\w’']*(?: [\w’']+)+)\*(?![*\w])/g;
// Italics that are not labels.
const notLabels = /^(?:TLS |ICU MessageFormat$|Not measured$)/;

export function links(tree) {
  const pages = [...tree].filter(([path]) => path.endsWith('.md'));
  const places = placesIn(tree);
  const known = testsIn(tree);
  return [
    ...pages.flatMap(([path, text]) => deadLinks(path, text, places)),
    ...pages
      .filter(([path]) => !history.includes(path))
      .flatMap(([path, text]) => [
        ...deadNames(path, text, places, known),
        ...deadSuites(path, text, known),
        ...(/^(?:README|docs\/\w+)\.md$/.test(path) ? deadLabels(path, text, tree.get(messages)) : []),
      ]),
  ];
}

function deadLinks(path, text, places) {
  return [...text.matchAll(link)]
    .filter(({ 1: target }) => !elsewhere.test(target))
    .filter(({ 1: target }) => !places.has(normalize(join(dirname(path), target.replace(/#.*$/, '')))))
    .map(({ index, 1: target }) =>
      finding(path, lineAt(text, index), `links to ${target}, which does not exist`),
    );
}

function deadNames(path, text, places, known) {
  // Blanks code blocks; line numbers stay the same.
  const prose = text.replaceAll(/^```[^]*?^```/gm, (listing) => listing.replaceAll(/[^\n]/g, ' '));
  return [...prose.matchAll(code)].flatMap(({ index, 1: name }) => {
    const what = isDeadTest(name, known) ? 'test' : isDeadPath(path, name, places) ? 'file' : undefined;
    return what === undefined ? [] : [finding(path, lineAt(text, index), `there is no ${what} ${name}`)];
  });
}

function isDeadTest(name, known) {
  const [, suite, test, more] = testName.exec(name) ?? [];
  if (suite === undefined || notOurs.test(name)) return false;
  const named = known.get(suite) ?? [];
  return !named.some((one) => one === test || (more !== '' && one.startsWith(test)));
}

function deadSuites(path, text, known) {
  return [...text.matchAll(columnOfTests)].flatMap(({ 0: table, 1: rows, index }) => {
    const first = lineAt(text, index + table.length - rows.length);
    return rows
      .split('\n')
      .flatMap((row, at) =>
        [...row.slice(row.lastIndexOf('|', row.length - 3)).matchAll(/`([A-Z]\w*)`/g)]
          .filter(({ 1: suite }) => !known.has(suite))
          .map(({ 1: suite }) => finding(path, first + at, `there are no tests ${suite}`)),
      );
  });
}

function deadLabels(path, text, page = '') {
  return [...text.matchAll(label)]
    .filter(({ 1: name }) => !notLabels.test(name) && !page.includes(name.replaceAll("'", '’')))
    .map(({ index, 1: name }) => finding(path, lineAt(text, index), `the page has no label '${name}'`));
}

/** A path is relative to the repository, to the page, or to an include folder. */
function isDeadPath(path, name, places) {
  if (notOurs.test(name) || !(folders.test(name) || source.test(name))) return false;
  const from = normalize(join(dirname(path), name));
  return !places.has(normalize(name)) && !places.has(from) && !places.endsWith(normalize(name));
}

/** Returns lookups for all files and folders of the tree, and for all suffixes of their paths. */
function placesIn(tree) {
  const all = new Set();
  const ends = new Set();
  for (const path of tree.keys()) {
    const parts = path.split('/');
    for (let at = 0; at < parts.length; ++at) {
      all.add(parts.slice(0, at + 1).join('/'));
      ends.add(parts.slice(at).join('/'));
    }
  }
  const bare = (path) => path.replace(/\/$/, '');
  return {
    has: (path) => path === '.' || path === './' || all.has(bare(path)),
    endsWith: (path) => ends.has(bare(path)),
  };
}

/** Maps suites to the names of their tests. */
function testsIn(tree) {
  const suites = new Map();
  for (const [path, text] of tree) {
    if (!/(?:\.cpp|\.h|CMakeLists\.txt)$/.test(path)) continue;
    for (const [, suite, test, added, name] of text.matchAll(tests)) {
      const key = suite ?? added;
      suites.set(key, [...(suites.get(key) ?? []), test ?? name]);
    }
  }
  return suites;
}
