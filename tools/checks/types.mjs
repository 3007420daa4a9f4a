// One name, one type. The linker cannot distinguish two types of one name in one program: it uses the
// functions of either for both.
import { outlineOf } from './outline.mjs';
import { finding, isCpp } from './tree.mjs';

export function types(tree) {
  const homes = new Map();
  return [...tree.keys()].filter(isCpp).flatMap((path) => again(path, typesOf(tree, path), homes));
}

/** The types of this file that another file has too; notes its own. */
function again(path, types, homes) {
  return types.flatMap(({ name, line }) => {
    const home = homes.get(name) ?? path;
    homes.set(name, home);
    return home === path ? [] : [finding(path, line, `${name} is another type in ${home}`)];
  });
}

/**
 * Returns every type that other files can use, by its full name: names in unnamed scopes are private to the
 * file.
 */
const typesOf = (tree, path) =>
  outlineOf(tree, path)
    .filter(({ kind, name, scopes }) => kind === 'type' && ![...scopes, name].includes(''))
    .map(({ name, scopes, first }) => ({
      name: [...scopes, name].join('::'),
      line: first.line,
    }));
