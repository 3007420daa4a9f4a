// Finds functions and their lengths: in C++ by clang's tokens, in scripts by braces, which is accurate enough for formatted code.
import { bareScript, scriptOfSvelte } from './code.mjs';
import { outlineOf } from './outline.mjs';
import { isCpp, lineAt } from './tree.mjs';

/** Returns each function of a file: its name if known, its first line and its number of lines. */
export function functionsOf(tree, path) {
  const text = tree.get(path);
  if (isCpp(path)) return cppFunctions(outlineOf(tree, path), text);
  return blocksOf(bareScript(path.endsWith('.svelte') ? scriptOfSvelte(text) : text));
}

const cppFunctions = (outline, text) =>
  outline
    .filter(({ kind }) => kind === 'function')
    .map(({ first, body, last }) => ({
      name: nameIn(text.slice(first.at, body.at).trim()),
      line: first.line,
      lines: last.line - first.line + 1,
    }));

// A group of tests does not count as a function, but its tests do.
const group = /^\s*describe(\.\w+)?\s*\(/;

function blocksOf(code) {
  const found = [];
  const open = [];
  let headFrom = 0;
  for (const { index, 0: mark } of code.matchAll(/[{};]/g)) {
    const head = code.slice(headFrom, index);
    headFrom = index + 1;
    if (mark === '{') {
      const own = head.slice(afterLastComma(head)).trimStart();
      open.push({
        head: own.trim(),
        begin: index - own.length,
        isGroup: group.test(head),
      });
    } else if (mark === '}') {
      const block = open.pop();
      if (block === undefined || block.isGroup || !isFunction(block.head)) continue;
      const line = lineAt(code, block.begin);
      found.push({
        name: nameIn(block.head),
        line,
        lines: lineAt(code, index) - line + 1,
      });
    }
  }
  return found;
}

// Returns the position after the last comma outside of brackets: the text before it does not belong to the function.
function afterLastComma(head) {
  let depth = 0;
  for (let at = head.length - 1; at >= 0; at -= 1) {
    if (')]>'.includes(head[at]) && head[at - 1] !== '=') depth += 1;
    if ('([<'.includes(head[at])) depth -= 1;
    if (head[at] === ',' && depth <= 0) return at + 1;
  }
  return 0;
}

const nameIn = (head) => head.replace(/\s+/g, ' ').slice(0, 60);

const control = /(^|[\s})])(if|for|while|switch|catch|with)\s*\(/;

function isFunction(head) {
  if (/=>\s*$/.test(head)) return true;
  if (/\bfunction\b[^=]*\)\s*(:[^=]*)?$/.test(head)) return true;
  return /\w+\s*(<[^>]*>)?\([^]*\)\s*(:\s*[^=]+)?$/.test(head) && !control.test(head);
}
