// A visitor names the alternatives that it treats alike (OneOf in src/game/engine/visit.h): a catch-all would take a phase, an
// event or an option that is new without a word from the compiler.
import { finding, isCpp, isTest } from './tree.mjs';
import { afterAngle, afterBracket, sequencesIn, tokensOf } from './tokens.mjs';

// Intended: the search path's sink ignores events, and constant output needs no preparation.
const deaf = ['src/game/engine/event_sink.h', 'src/game/codec/wire/named.h'];

export function visitors(tree) {
  return [...tree.keys()]
    .filter((path) => isCpp(path) && !isTest(path) && !deaf.includes(path))
    .flatMap((path) =>
      catchAllsIn(tokensOf(tree, path)).map(({ line }) =>
        finding(path, line, 'takes any alternative without looking; name them with OneOf'),
      ),
    );
}

/** The first tokens of what ignores its last argument, whatever that is: one of type auto, or of any type of a template. */
function catchAllsIn(tokens) {
  const calls = sequencesIn(tokens, 'operator', '(', ')', '(').filter((at) =>
    isIgnored(tokens, at + 3, ['auto']),
  );
  const templates = sequencesIn(tokens, 'template', '<').filter((at) => {
    const head = afterAngle(tokens, at + 1);
    const from = parametersBehind(tokens, head);
    return from !== undefined && isIgnored(tokens, from, typesIn(tokens.slice(at + 2, head)));
  });
  return [...calls, ...templates].map((at) => tokens[at]);
}

/** The types that a template leaves open: <class A, typename B>, but not <Some C>. */
const typesIn = (head) =>
  head
    .filter(({ kind }, at) => kind === 'identifier' && ['class', 'typename'].includes(head[at - 1]?.text))
    .map(({ text }) => text);

/** Returns where the parameters of a template begin, if it belongs to a function that takes any type. */
function parametersBehind(tokens, from) {
  const end = tokens.findIndex(
    ({ text }, at) => at >= from && ['(', ';', '{', '=', 'requires'].includes(text),
  );
  if (tokens[end]?.text !== '(') return undefined;
  return tokens[end - 1].text === 'operator' ? end + 2 : end;
}

/** Whether the last of the parameters that begin at `from` has no name and is of one of these types. */
function isIgnored(tokens, from, types) {
  const inside = tokens.slice(from + 1, afterBracket(tokens, from) - 1).map(({ text }) => text);
  const last = inside.slice(inside.lastIndexOf(',') + 1);
  return (
    last.some((text) => types.includes(text)) &&
    last.every((text) => [...types, 'const', '&', '&&'].includes(text))
  );
}
