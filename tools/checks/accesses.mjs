// Accesses that throw or abort if their object is not as expected: `.value()`, `.at(` and `std::get<`. If the object
// depends on input, the code must check it first. Each remaining access is listed with the reason why it cannot fail.
import { namespaceOf, componentOf } from './component-paths.mjs';
import { finding, isCpp, isGenerated, isTest, lineAt } from './tree.mjs';

export const listPath = 'tools/checks/accesses.json';
const folders = ['server', 'table', 'live', 'codec', 'groups', 'names', 'moderation', 'push', 'store'];
const access = /[\w.\]>-]*(?:\.value\(\)|\.at\()|\bstd::get<[^>]*>/g;

const isRead = (path) =>
  folders.includes(namespaceOf(componentOf(path) ?? '')) &&
  isCpp(path) &&
  !isTest(path) &&
  !isGenerated(path);

/** Blanks comments and strings; positions stay the same. */
const bare = (text) =>
  text.replace(/\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/g, (found) => found.replaceAll(/[^\n]/g, ' '));

function accessesOf(tree) {
  const found = [];
  for (const [path, text] of tree) {
    if (!isRead(path)) continue;
    const code = bare(text);
    for (const { 0: what, index } of code.matchAll(access))
      found.push({ path, what, line: lineAt(code, index) });
  }
  return found;
}

/** Compares with the list: [{ reason, accesses: { path: { access: count } } }]. */
export function accesses(tree) {
  const listed = new Map();
  const findings = [];
  for (const { reason, accesses: files } of JSON.parse(tree.get(listPath) ?? '[]')) {
    if (!reason) findings.push(finding(listPath, undefined, 'an entry has no reason'));
    for (const [path, counts] of Object.entries(files))
      for (const [what, count] of Object.entries(counts)) {
        const key = `${path} ${what}`;
        listed.set(key, (listed.get(key) ?? 0) + count);
      }
  }
  for (const { path, what, line } of accessesOf(tree)) {
    const key = `${path} ${what}`;
    const left = listed.get(key) ?? 0;
    listed.set(key, left - 1);
    if (left <= 0)
      findings.push(
        finding(
          path,
          line,
          `'${what}' may fail: check the object first, or list it in ${listPath} with the reason why it cannot`,
        ),
      );
  }
  for (const [key, left] of listed)
    if (left > 0) findings.push(finding(listPath, undefined, `'${key}' is listed ${left} times too often`));
  return findings;
}
