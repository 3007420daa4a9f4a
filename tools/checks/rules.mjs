// Each field of the ruleset is read at one place of the engine: two tables that differ in it differ there and nowhere
// else.
import { bareCpp } from './code.mjs';
import { finding, isCpp, isTest, lineAt } from './tree.mjs';

const home = 'engine/edition.h';

export function rules(tree) {
  const fields = fieldsOf(bareCpp(tree.get(home) ?? ''));
  if (fields.length === 0) return [finding(home, undefined, 'has no struct Ruleset with fields')];
  const sources = [...tree]
    .filter(([path]) => path.startsWith('engine/') && isCpp(path) && !isTest(path))
    .map(([path, text]) => [path, bareCpp(text)]);
  return fields.flatMap((field) => misread(field, sources));
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
