// A visitor lists the alternatives that it treats alike (OneOf in src/game/engine/visit.h). A catch-all would accept new phases,
// events or options without a compiler error.
import { finding, isCpp, isTest } from './tree.mjs';
import { afterAngle, afterBracket, sequencesIn, tokensOf } from './tokens.mjs';

// Exceptions: the search path's sink ignores events, and constant output needs no preparation.
const exceptions = ['src/game/engine/event_sink.h', 'src/game/codec/wire/named.h'];

export function visitors(tree) {
  return [...tree.keys()]
    .filter((path) => isCpp(path) && !isTest(path) && !exceptions.includes(path))
    .flatMap((path) =>
      catchAllsIn(tokensOf(tree, path)).map(({ line }) =>
        finding(path, line, 'accepts any alternative; list them with OneOf'),
      ),
    );
}

/** Returns the first token of each function that ignores its last argument of type auto or of a template's type. */
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

/** Returns the unconstrained type parameters of a template: <class A, typename B>, but not <Concept C>. */
const typesIn = (head) =>
  head
    .filter(({ kind }, at) => kind === 'identifier' && ['class', 'typename'].includes(head[at - 1]?.text))
    .map(({ text }) => text);

/** Returns the index of the parameters if the template is a function without constraints. */
function parametersBehind(tokens, from) {
  const end = tokens.findIndex(
    ({ text }, at) => at >= from && ['(', ';', '{', '=', 'requires'].includes(text),
  );
  if (tokens[end]?.text !== '(') return undefined;
  return tokens[end - 1].text === 'operator' ? end + 2 : end;
}

/** Returns whether the last of the parameters at `from` is unnamed and of one of these types. */
function isIgnored(tokens, from, types) {
  const inside = tokens.slice(from + 1, afterBracket(tokens, from) - 1).map(({ text }) => text);
  const last = inside.slice(inside.lastIndexOf(',') + 1);
  return (
    last.some((text) => types.includes(text)) &&
    last.every((text) => [...types, 'const', '&', '&&'].includes(text))
  );
}
