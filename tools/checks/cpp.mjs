// Reads the C++ of the tree with clang's parser (cpp.py). Checks that need only tokens use tokens.mjs, which
// is much faster.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isTest } from './tree.mjs';

const reader = fileURLToPath(new URL('cpp.py', import.meta.url));
// The Python package includes nanobind, which is not there before its own virtual environment is.
const unread = ['examples/', 'tools/', 'bindings/python/'];
const isRead = (path) => path.endsWith('.cpp') && !unread.some((folder) => path.startsWith(folder));
// Files that are read together share the reading of their headers. A test or a program may call something by a name that
// another file has too.
function batchOf(path) {
  if (isTest(path)) return 'tests';
  return /^(apps|bindings)\//.test(path) ? 'programs' : 'rooms';
}

/** The classes and scopes of the C++ below `root`; they are read in three heaps. */
export function readCpp(root, paths) {
  const batches = Map.groupBy(paths.filter(isRead), batchOf);
  const input = JSON.stringify([...batches.values()]);
  const told = execFileSync('/usr/bin/python3', [reader, root], {
    input,
    maxBuffer: 1 << 28,
  });
  return JSON.parse(told.toString());
}
