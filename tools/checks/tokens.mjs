// Reads C++ as clang's tokens (tokens.py), so that checks do not take comments and literals for code.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isCpp } from './tree.mjs';

const reader = fileURLToPath(new URL('tokens.py', import.meta.url));
const kinds = ['punctuation', 'keyword', 'identifier', 'literal', 'comment'];
const known = new WeakMap();

/**
 * Returns kind, text, position and line of each token of a C++ file except comments, and whether it is part of a directive
 * (#include, #define). The first call reads all C++ files of the tree.
 */
export function tokensOf(tree, path) {
  if (!known.has(tree)) known.set(tree, readTokens(tree));
  return known.get(tree).get(path);
}

function readTokens(tree) {
  const texts = Object.fromEntries([...tree].filter(([path]) => isCpp(path)));
  const output = execFileSync('/usr/bin/python3', [reader], {
    input: JSON.stringify(texts),
    maxBuffer: 1 << 28,
  });
  const read = Object.entries(JSON.parse(output.toString()));
  return new Map(read.map(([path, tokens]) => [path, placed(texts[path], tokens)]));
}

/** Adds positions to the tokens, between which there is only whitespace. */
function placed(text, tokens) {
  const found = [];
  let [at, line, directive] = [0, 1, false];
  for (const [kind, spelling] of tokens) {
    const begin = text.indexOf(spelling, at);
    if (begin < 0) throw new Error(`no ${spelling} after line ${line}`);
    const space = text.slice(at, begin);
    const beginsLine = at === 0 || (space.includes('\n') && !space.includes('\\\n'));
    line += linesIn(space);
    directive = beginsLine ? spelling === '#' : directive;
    if (kinds[kind] !== 'comment')
      found.push({
        kind: kinds[kind],
        text: spelling,
        at: begin,
        line,
        directive,
      });
    line += linesIn(spelling);
    at = begin + spelling.length;
  }
  return found;
}

const linesIn = (text) => text.split('\n').length - 1;

/** Returns the start indexes of all occurrences of this sequence of tokens. */
export function sequencesIn(tokens, ...texts) {
  return [...tokens.keys()].filter((at) => texts.every((text, i) => tokens[at + i]?.text === text));
}

const closing = { '(': ')', '[': ']', '{': '}' };

/** Returns the index after the bracket that closes the one at `from`. */
export function afterBracket(tokens, from) {
  const [opened, closed] = [tokens[from].text, closing[tokens[from].text]];
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    if (tokens[at].text === opened) depth += 1;
    if (tokens[at].text === closed) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

/** Returns the index after the '>' that closes the '<' at `from`. */
export function afterAngle(tokens, from) {
  let depth = 0;
  for (let at = from; at < tokens.length; ) {
    const { text } = tokens[at];
    if (text in closing) at = afterBracket(tokens, at);
    else {
      depth += { '<': 1, '>': -1, '>>': -2 }[text] ?? 0;
      at += 1;
      if (depth <= 0) return at;
    }
  }
  return tokens.length;
}
