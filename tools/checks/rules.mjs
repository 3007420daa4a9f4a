// The engine reads each field of the ruleset in one place, so that a rule has its effect only there. The client reads rules
// only in folders that offer or show them; the engine sends it the legal actions.
import { outlineOf } from './outline.mjs';
import { sequencesIn, tokensOf } from './tokens.mjs';
import { finding, isCpp, isScript, isTest, lineAt } from './tree.mjs';

const home = 'src/game/engine/edition.h';
// The choice of an edition, house rules, the waiting room, the score pad, and the page with the rules.
const mayAskInWeb = /\/(editions|waiting|pad|pages\/rules)\//;

export function rules(tree) {
  const fields = fieldsOf(tree);
  if (fields.length === 0) return [finding(home, undefined, 'has no struct Ruleset with fields')];
  const sources = [...tree.keys()]
    .filter((path) => path.startsWith('src/game/engine/') && isCpp(path) && !isTest(path))
    .map((path) => [path, tokensOf(tree, path)]);
  return [...fields.flatMap((field) => misread(field, sources)), ...askedInWeb(tree, fields)];
}

function askedInWeb(tree, fields) {
  const asks = new RegExp(String.raw`\bruleIn\(|\brules\??\.(${fields.join('|')})\b`, 'g');
  return [...tree]
    .filter(([path]) => path.startsWith('web/src/') && isScript(path) && !isTest(path))
    .filter(([path]) => !mayAskInWeb.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(asks)].map(({ 0: asked, index }) =>
        finding(
          path,
          lineAt(text, index),
          `reads '${asked}' of the rules; the client must use the actions and values that the engine sends`,
        ),
      ),
    );
}

function fieldsOf(tree) {
  if (!tree.has(home)) return [];
  const ruleset = outlineOf(tree, home).find(({ kind, name }) => kind === 'type' && name === 'Ruleset');
  return ruleset === undefined ? [] : membersOf(tokensOf(tree, home), ruleset).flatMap(nameOf);
}

/** Returns the declarations in the body of a type. */
function membersOf(tokens, { body, last }) {
  const members = [[]];
  for (const token of tokens.slice(tokens.indexOf(body) + 1, tokens.indexOf(last))) {
    if (token.text === ';') members.push([]);
    else members.at(-1).push(token);
  }
  return members;
}

/** Returns the name of a field: the identifier before its value or ';'. Functions have none there. */
function nameOf(member) {
  const at = member.findIndex(
    ({ kind }, i) => kind === 'identifier' && ['=', '{', undefined].includes(member[i + 1]?.text),
  );
  return at < 0 ? [] : [member[at].text];
}

function misread(field, sources) {
  const reads = sources.flatMap(([path, tokens]) =>
    [...sequencesIn(tokens, 'rules', '.', field), ...sequencesIn(tokens, 'rules', '->', field)].map((at) => [
      path,
      tokens[at].line,
    ]),
  );
  if (reads.length === 1) return [];
  if (reads.length === 0) return [finding(home, undefined, `the engine never reads the rule ${field}`)];
  return reads.map(([path, line]) =>
    finding(path, line, `reads the rule ${field}, which is also read elsewhere`),
  );
}
