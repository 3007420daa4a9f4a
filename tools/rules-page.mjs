// make rules: writes into docs/RULES.md the number of tests that cite each clause in their names. `make site` also lists these
// tests (testLists).
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { tokensOf } from './checks/tokens.mjs';
import { isCpp, isScript, treeOf } from './checks/tree.mjs';

export const rulesPath = 'docs/RULES.md';

const row = /^\|\s*(C\d+\.\d+)\s*\|([^|\n]*)\|([^|\n]*)\|[ \t]*$/gm;

/** Returns the clauses of the page in order. */
export const rowsOf = (text) =>
  [...text.matchAll(row)].map(({ index, 1: clause, 2: meaning }) => ({
    clause,
    meaning: meaning.trim(),
    index,
  }));

const cppTests = ['TEST', 'TEST_F', 'TEST_P', 'TYPED_TEST', 'RC_GTEST_PROP', 'RC_GTEST_FIXTURE_PROP'];
const scriptTest = /\b(?:it|test)(?:\.each\([^)]*\))?\(\s*(["'`])(.*?)\1/g;

/** Returns the file, suite, title and clauses of all tests. `cppTestsIn` finds the tests of a C++ file (default: with clang). */
export function testsOf(tree, cppTestsIn = (path) => testsIn(tokensOf(tree, path))) {
  return [...tree].flatMap(([path, text]) => {
    if (isCpp(path)) return cppTestsIn(path).map(([suite, name]) => cppProof(path, suite, name));
    if (!isScript(path) || path.startsWith('tools/')) return [];
    return [...text.matchAll(scriptTest)].map(([, , title]) => scriptProof(path, title));
  });
}

/** Returns the suite and the name of each TEST(Suite, Name). */
const testsIn = (tokens) =>
  [...tokens.keys()]
    .filter((at) => cppTests.includes(tokens[at].text) && !tokens[at].directive)
    .filter((at) => tokens[at + 1]?.text === '(' && tokens[at + 3]?.text === ',')
    .map((at) => [tokens[at + 2].text, tokens[at + 4].text]);

const cppProof = (path, suite, name) => ({
  path,
  suite,
  title: asWords(name.replace(/(_C\d+_\d+)+$/, '')),
  clauses: [...name.matchAll(/_C(\d+)_(\d+)/g)].map(([, chapter, number]) => `C${chapter}.${number}`),
});

const scriptProof = (path, title) => ({
  path,
  suite: path.split('/').at(-1).replace('.test.ts', ''),
  title: title.replace(/ ?\([^()]*\bC\d+\.\d+[^()]*\)/, ''),
  clauses: title.match(/\bC\d+\.\d+\b/g) ?? [],
});

const asWords = (name) => name.replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$& ').toLowerCase();

/** Returns the page with the current numbers of tests. */
export function rulesPage(tree) {
  const tests = testsOf(tree);
  const count = (clause) => tests.filter(({ clauses }) => clauses.includes(clause)).length;
  return (tree.get(rulesPath) ?? '').replace(
    row,
    (_, clause, meaning) => `| ${clause} | ${meaning.trim()} | ${count(clause) || ''} |`,
  );
}

const cppTest = new RegExp(`^ *(?:${cppTests.join('|')})\\((\\w+),\\s*(\\w+)`, 'gm');

/** Returns the tests of each clause of `page` by suite, as Markdown. Finds C++ tests without clang. */
export function testLists(page, tree) {
  const tests = testsOf(tree, (path) =>
    [...tree.get(path).matchAll(cppTest)].map(([, suite, name]) => [suite, name]),
  );
  const lines = rowsOf(page).map(({ clause }) => {
    const proofs = tests.filter(({ clauses }) => clauses.includes(clause));
    const bySuite = Map.groupBy(proofs, ({ suite }) => suite);
    const suites = [...bySuite].map(
      ([suite, ofSuite]) => `*${suite}* ${ofSuite.map(({ title }) => title).join('; ')}.`,
    );
    return `- **${clause}** ${suites.join(' ')}`;
  });
  return `## Tests of each clause\n${lines.join('\n')}\n`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  writeFileSync(`${root}${rulesPath}`, rulesPage(treeOf(root)));
  console.log(
    `Written: ${rulesPath}, ${readFileSync(`${root}${rulesPath}`, 'utf8').split('\n').length} lines`,
  );
}
