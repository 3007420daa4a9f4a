// C++ is formatted by clang-format (`make format`).
import { spawnSync } from 'node:child_process';

export function format(root, paths) {
  if (paths.length === 0) return [];
  const { error, status, stderr } = spawnSync('clang-format-19', ['--dry-run', '-Werror', ...paths], {
    cwd: root,
  });
  if (error !== undefined) return [`clang-format-19 failed: ${error.message}`];
  if (status === 0) return [];
  const places = [...stderr.toString().matchAll(/^(\S+?):(\d+):\d+: error/gm)].map(
    (found) => `${found[1]}:${found[2]}`,
  );
  return places.length > 0
    ? [...new Set(places)].map((place) => `${place}: make format`)
    : [stderr.toString()];
}
