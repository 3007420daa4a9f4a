// A class owns values; it is not a drawer: no class has more than twenty member functions, and none is defined in two
// files. clang's own parser reads the classes (classes.py), which takes the better part of a minute.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { finding, isTest } from './tree.mjs';

const most = 20;

// What is larger still, with the functions it may have until it is taken apart. Lower a number here, never raise it.
export const known = new Map([['codec/event_read.cpp ReadEvent', { functions: 50 }]]);

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

const keyOf = ({ file, name }) => `${file} ${name}`;

/** `larger`: the classes that may be, by file and name. */
export function classes(found, larger = known) {
  const named = new Set(found.map(keyOf));
  return [
    ...found.flatMap((one) => [...tooLarge(one, larger), ...scattered(one, larger)]),
    ...[...larger.keys()]
      .filter((name) => !named.has(name))
      .map((name) => finding('tools/checks/classes.mjs', undefined, `${name} is no class any more`)),
  ];
}

function tooLarge(one, larger) {
  const { name, file, line, functions } = one;
  const key = keyOf(one);
  const allowed = larger.get(key)?.functions ?? most;
  if (functions.length > allowed)
    return [finding(file, line, `${name} has ${functions.length} member functions, at most ${allowed}`)];
  if (larger.has(key) && functions.length < allowed)
    return [
      finding(file, line, `${name} has ${functions.length} by now: say so in tools/checks/classes.mjs`),
    ];
  return [];
}

function scattered(one, larger) {
  const { name, file, line, defined } = one;
  const allowed = larger.get(keyOf(one))?.files ?? 1;
  return defined.length > allowed
    ? [finding(file, line, `${name} is defined in ${defined.length} files: ${defined.join(', ')}`)]
    : [];
}
