// What the WebAssembly module offers and what the page calls in it are the same names: no compiler sees both.
import { sequencesIn, tokensOf } from './tokens.mjs';
import { finding } from './tree.mjs';

export const modulePath = 'bindings/wasm/exports.cpp';
export const pagePath = 'web/src/wire/device/table-module.ts';

export function moduleExports(tree) {
  if (!tree.has(modulePath)) return [];
  const offered = offeredBy(tokensOf(tree, modulePath));
  const [, members] = /interface Exports \{([^}]*)\}/.exec(tree.get(pagePath) ?? '') ?? [];
  const called = [...(members ?? '').matchAll(/^ *([a-z]\w*)\(/gm)].map(([, name]) => name);
  return [
    ...offered
      .filter((name) => !called.includes(name))
      .map((name) => finding(modulePath, undefined, `${name} is not in ${pagePath}`)),
    ...called
      .filter((name) => !offered.includes(name))
      .map((name) => finding(pagePath, undefined, `${name} is not in ${modulePath}`)),
  ];
}

const offeredBy = (tokens) =>
  sequencesIn(tokens, 'KUHHANDEL_EXPORT', '(')
    .map((at) => tokens[at + 2])
    .filter(({ kind }) => kind === 'literal')
    .map(({ text }) => text.slice(1, -1));
