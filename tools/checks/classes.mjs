// A class owns values; it is not a drawer: no class has more than twenty member functions, and none is defined in two
// files. clang's own parser reads the classes (classes.py), which takes the better part of a minute.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { finding, isTest } from './tree.mjs';

const most = 20;

const reader = fileURLToPath(new URL('classes.py', import.meta.url));
const isRead = (path) => path.endsWith('.cpp') && !isTest(path) && !path.startsWith('bindings/wasm/');

/** The classes of the C++ below `root`; the files of a folder are read together. */
export function classesIn(root, paths) {
  const folders = Map.groupBy(paths.filter(isRead), (path) => path.split('/')[0]);
  const input = JSON.stringify([...folders.values()]);
  return JSON.parse(
    execFileSync('/usr/bin/python3', [reader, root], { input, maxBuffer: 1 << 28 }).toString(),
  );
}

export function classes(found) {
  return found.flatMap((one) => [...tooLarge(one), ...scattered(one)]);
}

function tooLarge({ name, file, line, functions }) {
  return functions.length > most
    ? [finding(file, line, `${name} has ${functions.length} member functions, at most ${most}`)]
    : [];
}

function scattered({ name, file, line, defined }) {
  return defined.length > 1
    ? [finding(file, line, `${name} is defined in ${defined.length} files: ${defined.join(', ')}`)]
    : [];
}
