// Reads the C++ of the tree with clang's parser (cpp.py). Checks that need only tokens use tokens.mjs, which
// is much faster.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isTest } from './tree.mjs';

const reader = fileURLToPath(new URL('cpp.py', import.meta.url));
// The Python package includes nanobind, which is only installed in its virtual environment.
const unread = ['examples/', 'tools/', 'bindings/python/'];
const isRead = (path) => path.endsWith('.cpp') && !unread.some((folder) => path.startsWith(folder));
// Files of a batch share the parsing of their headers. Tests and programs are batches of their own, because they may reuse names
// of other files.
function batchOf(path) {
  if (isTest(path)) return 'tests';
  return /^(apps|bindings)\//.test(path) ? 'programs' : 'components';
}

/** Returns the classes and scopes in the C++ files below `root`. */
export function readCpp(root, paths) {
  const batches = Map.groupBy(paths.filter(isRead), batchOf);
  const input = JSON.stringify([...batches.values()]);
  const output = execFileSync('/usr/bin/python3', [reader, root], {
    input,
    maxBuffer: 1 << 28,
  });
  return JSON.parse(output.toString());
}
