// docs/RULES.md says which test proves each clause of the rules: every row must name tests that exist, or the edition
// that will bring them; every clause that the sources cite must have a row.
import { finding, isCpp, isScript, lineAt } from './tree.mjs';

export const rulesPath = 'docs/RULES.md';

export function clauses(tree) {
  const text = tree.get(rulesPath);
  if (text === undefined) return [finding(rulesPath, undefined, 'is missing')];
  const rows = rowsOf(text);
  const tests = testsOf(tree);
  return [...gaps(rows), ...rows.flatMap((row) => unproven(row, tests)), ...unknownCitations(tree, rows)];
}

/** The clauses that wait for another edition, for the figures. */
export function waiting(tree) {
  const rows = rowsOf(tree.get(rulesPath) ?? '');
  const later = rows
    .filter(({ proof }) => isLater(proof))
    .map(({ clause, proof }) => `${clause} (${proof.slice(7)})`);
  return `clauses: ${rows.length}, proven by tests ${rows.length - later.length}, later: ${later.join(', ') || 'none'}`;
}

const row = /^\|\s*(C\d+\.\d+)\s*\|([^|]*)\|([^|]*)\|\s*$/gm;

const rowsOf = (text) =>
  [...text.matchAll(row)].map((found) => ({
    clause: found[1],
    proof: found[3].replaceAll('`', '').trim(),
    line: lineAt(text, found.index),
  }));

const isLater = (proof) => /^later: \S/.test(proof);

function gaps(rows) {
  const found =
    rows.length === 0
      ? [finding(rulesPath, undefined, 'has no row such as | C4.1 | text | Suite.Test |')]
      : [];
  const known = new Set();
  for (const { clause, line } of rows) {
    if (known.has(clause)) found.push(finding(rulesPath, line, `${clause} has two rows`));
    known.add(clause);
  }
  for (const clause of known) {
    const [chapter, number] = clause.split('.');
    const before = `${chapter}.${number - 1}`;
    if (number > 1 && !known.has(before))
      found.push(finding(rulesPath, undefined, `${before} has no row, ${clause} has`));
  }
  return found;
}

function unproven({ clause, proof, line }, tests) {
  if (isLater(proof)) return [];
  if (proof === '') return [finding(rulesPath, line, `${clause} names no test, nor 'later: EDITION'`)];
  return proof
    .split(/\s*,\s*/)
    .filter((name) => !tests.has(name))
    .map((name) => finding(rulesPath, line, `${clause} names the test ${name}, which does not exist`));
}

const cppTest =
  /\b(?:TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\(\s*(\w+)\s*,\s*(\w+)/g;
const scriptTest = /\b(?:it|test)(?:\.each\([^)]*\))?\(\s*(["'`])(.*?)\1/g;

function testsOf(tree) {
  const names = new Set();
  for (const [path, text] of tree) {
    if (isCpp(path)) for (const [, suite, name] of text.matchAll(cppTest)) names.add(`${suite}.${name}`);
    if (isScript(path))
      for (const [, , title] of text.matchAll(scriptTest)) names.add(title.replaceAll(',', ''));
  }
  return names;
}

// The numbers of a curve in a drawing look the same but for the number that follows.
const citation = /\bC(\d{1,2})\.(\d{1,2})\b(?![.,]?\d|[ ,]+[-.\d])|_C(\d{1,2})_(\d{1,2})(?!\d)/g;

function unknownCitations(tree, rows) {
  const known = new Set(rows.map(({ clause }) => clause));
  return [...tree].flatMap(([path, text]) => {
    if (path.startsWith('tools/checks/') || !(isCpp(path) || isScript(path) || path.endsWith('.json')))
      return [];
    return [...text.matchAll(citation)]
      .map((found) => ({ clause: `C${found[1] ?? found[3]}.${found[2] ?? found[4]}`, index: found.index }))
      .filter(({ clause }) => !known.has(clause))
      .map(({ clause, index }) => finding(path, lineAt(text, index), `${clause} has no row in ${rulesPath}`));
  });
}
