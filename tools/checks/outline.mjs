// Finds the types and function definitions of a C++ file with their namespaces, by its tokens. Ignores function bodies.
import { afterAngle, afterBracket, tokensOf } from './tokens.mjs';

/**
 * Returns kind, name (of types), enclosing scopes, first token, opening token of the body and last token of each type and
 * function. A scope is a namespace or a type; its name is '' if it is anonymous.
 */
export function outlineOf(tree, path) {
  const found = [];
  const tokens = tokensOf(tree, path).filter(({ directive }) => !directive);
  for (let at = 0; at < tokens.length; ) at = afterDeclarations(tokens, at, [], found) + 1;
  return found;
}

/** Adds the declarations up to the '}' of the scope to `found`; returns the index of the '}'. */
function afterDeclarations(tokens, from, scopes, found) {
  let at = from;
  while (at < tokens.length && tokens[at].text !== '}') {
    at = isAccess(tokens, at) ? at + 2 : afterDeclaration(tokens, at, scopes, found);
  }
  return at;
}

const isAccess = (tokens, at) =>
  ['public', 'protected', 'private'].includes(tokens[at].text) && tokens[at + 1]?.text === ':';

function afterDeclaration(tokens, from, scopes, found) {
  const { head, end } = headAt(tokens, from);
  if (tokens[end]?.text !== '{') return tokens[end]?.text === ';' ? end + 1 : end;
  const { kind, name, within } = declaredBy(head);
  const after = within
    ? afterDeclarations(tokens, end + 1, [...scopes, ...within], found) + 1
    : afterBracket(tokens, end);
  const [first, body, last] = [tokens[from], tokens[end], tokens[after - 1] ?? tokens.at(-1)];
  if (kind !== 'namespace') found.push({ kind, name, scopes, first, body, last });
  return after;
}

/** Returns the tokens before a body or ';', each bracket with its content as one token, and the index of their end. */
function headAt(tokens, from) {
  const head = [];
  let at = from;
  while (at < tokens.length && !'};'.includes(tokens[at].text)) {
    if (tokens[at].text === '{' && opensBody(head)) break;
    at = afterPart(tokens, at, head);
  }
  return { head, end: at };
}

function afterPart(tokens, at, head) {
  const { text } = tokens[at];
  if (text === 'operator') return afterOperator(tokens, at, head);
  head.push({
    ...tokens[at],
    isParameters: text === '(' && namesFunction(head),
  });
  if ('([{'.includes(text)) return afterBracket(tokens, at);
  if (text === '<' && !has(head, '=')) return afterAngle(tokens, at);
  return text === 'requires' && tokens[at + 1].text === 'requires'
    ? afterRequirement(tokens, at + 2)
    : at + 1;
}

/** Skips the name of an operator, between the keyword and the parameters. */
function afterOperator(tokens, from, head) {
  const at = tokens.findIndex(({ text }, i) => i > from + 1 && text === '(');
  head.push(tokens[from], { ...tokens[at], isParameters: true });
  return afterBracket(tokens, at);
}

function afterRequirement(tokens, at) {
  return afterBracket(tokens, tokens[at].text === '(' ? afterBracket(tokens, at) : at);
}

const has = (head, text) => head.some((token) => token.text === text);

// Returns whether a bracket after `head` contains parameters, unlike those of alignas, decltype, noexcept and so on.
function namesFunction(head) {
  const before = head.at(-1);
  return !has(head, '=') && (before?.kind === 'identifier' || before?.text === '<');
}

function opensBody(head) {
  if (has(head, '=')) return false;
  const from = head.findIndex(({ isParameters }) => isParameters);
  if (from < 0) return isLinkage(head) || head.some(({ text }) => scopeWords.includes(text));
  // Braces after a name in a constructor's initialiser list initialise a member.
  return !has(head.slice(from), ':') || !isName(head.at(-1));
}

const scopeWords = ['namespace', 'class', 'struct', 'union', 'enum'];
const isLinkage = (head) => head.length === 2 && head[0].text === 'extern' && head[1].kind === 'literal';
const isName = ({ kind, text }) => kind === 'identifier' || text === '<';

function declaredBy(head) {
  if (head.some(({ isParameters }) => isParameters)) return { kind: 'function' };
  if (isLinkage(head)) return { kind: 'namespace', within: [] };
  const at = head.findIndex(({ text }) => scopeWords.includes(text));
  const names = namesIn(head.slice(at + 1));
  if (head[at].text === 'namespace') return { kind: 'namespace', within: names };
  const kind = names.at(-1) === '<' ? 'specialisation' : 'type';
  return {
    kind,
    name: names.join('::'),
    within: head[at].text === 'enum' ? undefined : names,
  };
}

/** Returns the parts of a qualified name; [''] if there is no name. */
function namesIn(head) {
  const end = head.findIndex(({ text }) => text === ':' || text === 'final');
  const names = (end < 0 ? head : head.slice(0, end)).filter(isName).map(({ text }) => text);
  return names.length > 0 ? names : [''];
}
