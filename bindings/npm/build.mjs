// build.mjs PAGE FOLDER: makes FOLDER, what `npm pack` packs: the package's JavaScript and types, the WebAssembly module as it was
// built, and PAGE, the page for hosts without a server (web/tools/page-alone.ts), which `npx kuhhandel` serves.
import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const [page, folder] = argv.slice(2);
if (page === undefined || folder === undefined) {
  console.error('usage: node bindings/npm/build.mjs PAGE FOLDER');
  exit(2);
}
const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const compiled = join(root, 'build/npm/tsc');
const dist = join(folder, 'dist');

/** The number stands in CMakeLists.txt alone. */
async function version() {
  const text = await readFile(join(root, 'CMakeLists.txt'), 'utf8');
  const [, number] = /^project\(kuhhandel VERSION ([\d.]+) /m.exec(text) ?? [];
  if (number === undefined) throw new Error('CMakeLists.txt has no version');
  return number;
}

/** The page has the net of the fox already, so the package has it there, once. */
async function nameNetOfFox() {
  const assets = await readdir(join(folder, 'page/assets'));
  const net = assets.find((name) => /^fox-.*\.khn1$/.test(name));
  const program = join(dist, 'fox.js');
  const text = await readFile(program, 'utf8');
  const named = text.replace("'./fox.khn1'", `'../page/assets/${net}'`);
  if (net === undefined || named === text) throw new Error('The net of the fox is not where it was.');
  await writeFile(program, named);
}

await Promise.all([folder, compiled].map((old) => rm(old, { recursive: true, force: true })));
await mkdir(dist, { recursive: true });
execFileSync(execPath, [join(root, 'web/node_modules/typescript/bin/tsc'), '--project', here], {
  stdio: 'inherit',
});
await cp(join(compiled, 'bindings/npm/src'), dist, { recursive: true });
for (const end of ['.js', '.d.ts']) {
  await cp(join(compiled, `web/src/wire/protocol.gen${end}`), join(dist, `protocol.gen${end}`));
}
await cp(join(root, 'build/wasm/game.wasm'), join(dist, 'kuhhandel.wasm'));
await chmod(join(dist, 'cli.js'), 0o755);
await cp(page, join(folder, 'page'), { recursive: true });
await nameNetOfFox();
await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
await cp(join(here, 'README.md'), join(folder, 'README.md'));
const manifest = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
const packed = { ...manifest, version: await version() };
await writeFile(join(folder, 'package.json'), `${JSON.stringify(packed, undefined, 2)}\n`);
