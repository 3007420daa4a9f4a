// build.mjs PAGE FOLDER: writes FOLDER for `npm pack`: the package's JavaScript and types, the built WebAssembly module, and PAGE,
// the client for static hosts (web/tools/page-alone.ts), which `npx kuhhandel` serves.
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

/** Returns the version, whose only copy is in CMakeLists.txt. */
async function version() {
  const text = await readFile(join(root, 'CMakeLists.txt'), 'utf8');
  const [, number] = /^project\(kuhhandel VERSION ([\d.]+) /m.exec(text) ?? [];
  if (number === undefined) throw new Error('CMakeLists.txt has no version');
  return number;
}

/** Makes the package load the nets of fox and owl from the page, so that it contains them only once. */
async function nameNets() {
  const assets = await readdir(join(folder, 'page/assets'));
  for (const program of ['fox.js', 'owl.js'].map((name) => join(dist, name))) {
    const text = await readFile(program, 'utf8');
    const named = text.replace(/'\.\/(\w+)\.khn1'/g, (_, net) => {
      const asset = assets.find((name) => name.startsWith(`${net}-`) && name.endsWith('.khn1'));
      if (asset === undefined) throw new Error(`The page has no net ${net}.`);
      return `'../page/assets/${asset}'`;
    });
    await writeFile(program, named);
  }
}

/** Returns the entry for `require`: it loads the module if Node supports that, and throws an explanation otherwise. */
function commonJs(name) {
  return `'use strict';
if (process.features.require_module !== true || process.env.JEST_WORKER_ID !== undefined) {
  throw new Error(
    'kuhhandel is an ES module, and require() on Node ' + process.version + ' cannot load it here. ' +
      "Use import('kuhhandel'), or Node 22.12 or later. In Jest, set NODE_OPTIONS=--experimental-vm-modules and use import.",
  );
}
module.exports = require('./${name}.js');
`;
}

/** Copies the types for CommonJS files in TypeScript, which do not accept those of an ES module. */
async function copyTypes() {
  const files = (await readdir(dist)).filter((name) => name.endsWith('.d.ts'));
  for (const file of files) {
    const text = await readFile(join(dist, file), 'utf8');
    const types = text
      .replace(/(from '\.\/[\w.]+)\.js'/g, "$1.cjs'")
      .replace(/(import\("\.\/[\w.]+)\.js"\)/g, '$1.cjs")');
    await writeFile(join(dist, file.replace(/\.d\.ts$/, '.d.cts')), types);
  }
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
for (const name of ['index', 'fox', 'owl']) {
  await writeFile(join(dist, `${name}.cjs`), commonJs(name));
}
await copyTypes();
await cp(join(root, 'build/wasm/game.wasm'), join(dist, 'kuhhandel.wasm'));
await chmod(join(dist, 'cli.js'), 0o755);
await cp(page, join(folder, 'page'), { recursive: true });
await nameNets();
await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
await cp(join(here, 'README.md'), join(folder, 'README.md'));
const manifest = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
const packed = { ...manifest, version: await version() };
await writeFile(join(folder, 'package.json'), `${JSON.stringify(packed, undefined, 2)}\n`);
