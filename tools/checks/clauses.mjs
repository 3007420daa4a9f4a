// Each clause in docs/RULES.md has a test, the numbers of tests there are up to date (`make rules`), and each clause that the
// sources cite has a row.
import { rowsOf, rulesPage, rulesPath, testsOf } from '../rules-page.mjs';
import { finding, isCpp, isScript, lineAt } from './tree.mjs';

export function clauses(tree) {
  const text = tree.get(rulesPath);
  if (text === undefined) return [finding(rulesPath, undefined, 'is missing')];
  const rows = rowsOf(text).map(({ clause, index }) => ({ clause, line: lineAt(text, index) }));
  return [...gaps(rows), ...unproven(tree, rows), ...unknownCitations(tree, rows), ...outOfDate(tree, text)];
}

function gaps(rows) {
  const found =
    rows.length === 0 ? [finding(rulesPath, undefined, 'has no row such as | C4.1 | text | |')] : [];
  const known = new Set();
  for (const { clause, line } of rows) {
    if (known.has(clause)) found.push(finding(rulesPath, line, `${clause} has two rows`));
    known.add(clause);
  }
  for (const clause of known) {
    const [chapter, number] = clause.split('.');
    const before = `${chapter}.${number - 1}`;
    if (number > 1 && !known.has(before))
      found.push(finding(rulesPath, undefined, `${before} has no row, but ${clause} has one`));
  }
  return found;
}

function unproven(tree, rows) {
  const proven = new Set(testsOf(tree).flatMap((proof) => proof.clauses));
  return rows
    .filter(({ clause }) => !proven.has(clause))
    .map(({ clause, line }) => finding(rulesPath, line, `no test cites ${clause}`));
}

const outOfDate = (tree, text) =>
  text === rulesPage(tree) ? [] : [finding(rulesPath, undefined, 'is out of date: make rules')];

// Does not match path data of SVG, such as C1.5 2.5, where another number follows.
const citation = /\bC(\d{1,2})\.(\d{1,2})\b(?![.,]?\d|[ ,]+[-.\d])|_C(\d{1,2})_(\d{1,2})(?!\d)/g;

function unknownCitations(tree, rows) {
  const known = new Set(rows.map(({ clause }) => clause));
  return [...tree].flatMap(([path, text]) => {
    if (path.startsWith('tools/') || !(isCpp(path) || isScript(path) || path.endsWith('.json'))) return [];
    return [...text.matchAll(citation)]
      .map((found) => ({ clause: `C${found[1] ?? found[3]}.${found[2] ?? found[4]}`, index: found.index }))
      .filter(({ clause }) => !known.has(clause))
      .map(({ clause, index }) => finding(path, lineAt(text, index), `${clause} has no row in ${rulesPath}`));
  });
}
