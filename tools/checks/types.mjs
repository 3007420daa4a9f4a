// Types have unique names. If two types of a program have the same name, the linker uses the functions of either for both
// (ODR violation).
import { outlineOf } from './outline.mjs';
import { finding, isCpp } from './tree.mjs';

export function types(tree) {
  const homes = new Map();
  return [...tree.keys()].filter(isCpp).flatMap((path) => again(path, typesOf(tree, path), homes));
}

/** Reports types of this file that another file defines too, and records the others. */
function again(path, types, homes) {
  return types.flatMap(({ name, line }) => {
    const home = homes.get(name) ?? path;
    homes.set(name, home);
    return home === path ? [] : [finding(path, line, `${name} is also defined in ${home}`)];
  });
}

/** Returns the qualified names of types outside anonymous scopes, which are private to the file. */
const typesOf = (tree, path) =>
  outlineOf(tree, path)
    .filter(({ kind, name, scopes }) => kind === 'type' && ![...scopes, name].includes(''))
    .map(({ name, scopes, first }) => ({
      name: [...scopes, name].join('::'),
      line: first.line,
    }));
