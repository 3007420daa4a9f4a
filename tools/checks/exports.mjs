// WebAssembly modules export exactly the functions that TypeScript declares for them: no compiler checks both sides.
import { sequencesIn, tokensOf } from './tokens.mjs';
import { finding } from './tree.mjs';

export const modulePath = 'bindings/wasm/exports.cpp';
export const pagePath = 'web/src/wire/device/table-module.ts';
const modules = [
  [[modulePath], pagePath],
  [['bindings/wasm/coach_exports.cpp'], 'web/src/wire/coach/coach-module.ts'],
  [['bindings/wasm/module_text.cpp', 'bindings/wasm/pad_exports.cpp'], 'web/src/wire/pad/pad-module.ts'],
  [
    ['bindings/wasm/module_text.cpp', 'bindings/wasm/game_exports.cpp', 'bindings/wasm/bot_exports.cpp'],
    'bindings/npm/src/imports.ts',
  ],
];

export const moduleExports = (tree) =>
  modules.flatMap(([module, page]) => (tree.has(module[0]) ? differences(tree, module, page) : []));

function differences(tree, module, page) {
  const offered = module.flatMap((path) => offeredBy(tokensOf(tree, path)));
  const [, members] = /interface Exports \{([^}]*)\}/.exec(tree.get(page) ?? '') ?? [];
  const called = [...(members ?? '').matchAll(/^ *([a-z]\w*)\(/gm)].map(([, name]) => name);
  return [
    ...offered
      .filter((name) => !called.includes(name))
      .map((name) => finding(module[0], undefined, `${name} is not in ${page}`)),
    ...called
      .filter((name) => !offered.includes(name))
      .map((name) => finding(page, undefined, `${name} is not in ${module.join(', ')}`)),
  ];
}

const offeredBy = (tokens) =>
  sequencesIn(tokens, 'KUHHANDEL_EXPORT', '(')
    .map((at) => tokens[at + 2])
    .filter(({ kind }) => kind === 'literal')
    .map(({ text }) => text.slice(1, -1));
