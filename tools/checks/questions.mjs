// A function whose name is a question returns a bool and has no side effects: it is a const member, or takes its arguments
// by value, const& or pointer to const.
import { afterBracket, tokensOf } from './tokens.mjs';
import { finding, isCpp, isTest } from './tree.mjs';

const question = /^(is|has|can|should|was|are)_[a-z]/;
const types = ['bool', 'auto', 'void', 'int', 'long', 'unsigned', 'char', 'float', 'double', 'const'];

// Functions without side effects whose parameters or members are not const, with the reason.
const rows = 'It reads rows; a database connection cannot be const.';
const identities = 'It calls the identity service, which reads rows.';
const allowed = {
  is_full: 'It reads the settings of a database connection, which cannot be const.',
  has_seat: rows,
  has_other_nodes: rows,
  has_changes: rows,
  is_empty: rows,
  are_blocked: rows,
  is_profane: rows,
  is_registered: rows,
  is_blocked_pair: rows,
  are_incompatible: identities,
  should_keep_waiting: identities,
  are_silent: 'It calls the bots, whose interface is not const.',
  is_what_bots_do: 'It calls the bots, whose interface is not const.',
  is_draining: 'It locks a mutex.',
  has_room: 'It locks a mutex.',
  has_left: 'It may forget requests that no longer count.',
};

export function questions(tree) {
  return [...tree.keys()]
    .filter((path) => isCpp(path) && !isTest(path))
    .flatMap((path) =>
      questionsIn(tokensOf(tree, path))
        .filter(({ name, fault }) => fault !== undefined && !(name in allowed))
        .map(({ name, line, fault }) => finding(path, line, `${name} reads as a question, but ${fault}`)),
    );
}

/** Returns each question that is declared in a class or namespace, with its fault if it has one. */
function questionsIn(all) {
  const tokens = all.filter(({ directive }) => !directive);
  const found = [];
  const scopes = [];
  let headFrom = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.text === '{') scopes.push(scopeOf(tokens.slice(headFrom, at)));
    if (token.text === '}') scopes.pop();
    if ('{};'.includes(token.text)) headFrom = at + 1;
    const scope = scopes.at(-1) ?? 'namespace';
    if (scope === 'body' || !question.test(token.text) || tokens[at + 1]?.text !== '(') continue;
    const type = tokens[at - 1];
    if (!isType(type)) continue;
    const head = tokens.slice(headFrom, at).map(({ text }) => text);
    found.push({ name: token.text, line: token.line, fault: faultOf(tokens, at, head, scope) });
  }
  return found;
}

function scopeOf(head) {
  const words = head.map(({ text }) => text);
  if (words.includes('namespace') || (words[0] === 'extern' && head.length === 2)) return 'namespace';
  if (words.includes('(') || words.includes('=') || words.includes('enum')) return 'body';
  return words.some((word) => ['class', 'struct', 'union'].includes(word)) ? 'class' : 'body';
}

/** Returns whether the token ends a return type, so that a declaration follows instead of a call. */
const isType = (token) =>
  token !== undefined &&
  (['>', '&', '*'].includes(token.text) ||
    (token.kind === 'keyword' ? types.includes(token.text) : token.kind === 'identifier'));

function faultOf(tokens, at, head, scope) {
  if (head.at(-1) !== 'bool') return 'does not return bool';
  const end = afterBracket(tokens, at + 1);
  const isMember = scope === 'class' && !head.includes('static') && !head.includes('friend');
  if (isMember) return tokens[end]?.text === 'const' ? undefined : 'is not const';
  return changesParameter(tokens.slice(at + 2, end - 1).map(({ text }) => text));
}

/** Returns a fault if a parameter is a reference or pointer to non-const. */
function changesParameter(words) {
  const isFree = (word, i) => ['&', '&&', '*'].includes(word) && words[i - 1] !== 'const';
  return words.some(isFree) ? 'takes an object that it may change' : undefined;
}
