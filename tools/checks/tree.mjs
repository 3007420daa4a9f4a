// Reads the repository for the checks: a map from path to text of all files that are tracked or not ignored.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const readable =
  /\.(cpp|h|ts|mjs|js|svelte|css|html|sh|py|cmake|md|json|txt|ya?ml)$|(^|\/)(play|test|run|Makefile)$/;

export function treeOf(root) {
  // The folder may belong to another user, as in a container.
  const listed = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
    },
  );
  const paths = listed
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
  return new Map(
    paths.sort().map((path) => [path, readable.test(path) ? readFileSync(join(root, path), 'utf8') : '']),
  );
}

export const isCpp = (path) => /\.(cpp|h)$/.test(path);
export const isScript = (path) => /\.(ts|mjs|js|svelte)$/.test(path);
export const isTest = (path) =>
  /(_test\.cpp|\.(test|journey)\.(ts|mjs)|(^|\/)test_\w+\.py)$/.test(path) || path.startsWith('tests/');
export const isGenerated = (path) => /\.gen(\.d)?\.[a-z]+$/.test(path);

/** Formats a finding: its location and the fault. */
export const finding = (path, line, what) => `${path}${line === undefined ? '' : `:${line}`}: ${what}`;

export const lineAt = (text, index) => text.slice(0, index).split('\n').length;
