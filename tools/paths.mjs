// Counts the files below src/ with executed code, from the export of llvm-cov (tools/paths.sh).
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { argv } from 'node:process';

const [root, folder, chosen] = argv.slice(2);

/** Returns the path in the repository. Sources of unity builds have paths relative to the build folder. */
const pathOf = (filename) => relative(root, resolve(root, filename)).replace(/^build\/paths\/(?=src\/)/, '');

for (const name of ['bid', 'reconnect', 'group-game']) {
  const files = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    .data.flatMap(({ files }) => files)
    .map(({ filename, summary }) => ({
      path: pathOf(filename),
      lines: summary.lines.covered,
    }))
    .filter(({ path, lines }) => path.startsWith('src/') && lines > 0);
  const units = new Set(files.map(({ path }) => path.replace(/\.(h|cpp)$/, '')));
  console.log(`${name}: ${files.length} files, ${units.size} units (a header and its source)`);
  if (chosen === name)
    for (const { path, lines } of files.sort((one, other) => other.lines - one.lines))
      console.log(`${String(lines).padStart(6)} ${path}`);
}
