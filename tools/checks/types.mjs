// One name, one type. Two types of one name in one program are told apart by nobody, the linker least of all: it takes
// either's functions for both.
import { finding, isCpp, lineAt } from './tree.mjs';

// As the house formats it: what stands in namespaces begins the line, and their end says so.
const scope =
  /^namespace\s*([\w:]*)\s*\{|^\}  \/\/ namespace|^(?:struct|class|union|enum class)\s+(\w+)(?:\s+final)?(?:\s+:[^;{]*)?\s*\{/gm;

export function types(tree) {
  const homes = new Map();
  return [...tree].flatMap(([path, text]) => (isCpp(path) ? again(path, text, homes) : []));
}

/** The types of this file that another file has too; notes its own. */
function again(path, text, homes) {
  return typesOf(text).flatMap(({ name, at }) => {
    const home = homes.get(name) ?? path;
    homes.set(name, home);
    return home === path ? [] : [finding(path, lineAt(text, at), `${name} is another type in ${home}`)];
  });
}

/** Every type that other files could mean, by its full name: those of nameless namespaces are a file's own. */
function typesOf(text) {
  const found = [];
  const open = [];
  for (const { 0: line, 1: space, 2: type, index } of text.matchAll(scope)) {
    if (line.startsWith('namespace')) open.push(space);
    else if (line.startsWith('}')) open.pop();
    else if (!open.includes('')) found.push({ name: [...open, type].join('::'), at: index });
  }
  return found;
}
