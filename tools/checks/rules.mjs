// Each field of the ruleset is read at one place of the engine: two tables that differ in it differ there and nowhere
// else. The client offers rules and shows them, in few folders; how a game goes by them the engine tells it.
import { bareCpp } from './code.mjs';
import { finding, isCpp, isScript, isTest, lineAt } from './tree.mjs';

const home = 'engine/edition.h';
// The choice of an edition, the house rules, the waiting room, and the pad, whose game is played on paper.
const mayAskInWeb = /\/(editions|waiting|pad)\//;

export function rules(tree) {
  const fields = fieldsOf(bareCpp(tree.get(home) ?? ''));
  if (fields.length === 0) return [finding(home, undefined, 'has no struct Ruleset with fields')];
  const sources = [...tree]
    .filter(([path]) => path.startsWith('engine/') && isCpp(path) && !isTest(path))
    .map(([path, text]) => [path, bareCpp(text)]);
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
          `asks '${asked}' of the rules; the engine tells what follows from them`,
        ),
      ),
    );
}

function fieldsOf(text) {
  const [, fields] = /struct Ruleset \{([^]*?)\n\s*friend/.exec(text) ?? [];
  return [...(fields ?? '').matchAll(/(\w+)\s*=[^;]*;/g)].map(([, name]) => name);
}

function misread(field, sources) {
  const reads = sources.flatMap(([path, text]) =>
    [...text.matchAll(new RegExp(String.raw`\brules\.${field}\b`, 'g'))].map(({ index }) => [
      path,
      lineAt(text, index),
    ]),
  );
  if (reads.length === 1) return [];
  if (reads.length === 0) return [finding(home, undefined, `nobody in the engine reads the rule ${field}`)];
  return reads.map(([path, line]) => finding(path, line, `reads the rule ${field}, as another place does`));
}
