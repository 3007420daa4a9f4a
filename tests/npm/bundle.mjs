// bundle.mjs VITE PROJECT: bundles the installed package for browsers. Unused parts are left out, and the
// WebAssembly module is found. The last line is 'N passed, N failed'.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [vite, project] = process.argv.slice(2);
const { build } = await import(pathToFileURL(vite));
let good = 0;
let bad = 0;
function holds(what, is) {
  if (is) good += 1;
  else {
    bad += 1;
    console.log(`does not hold: ${what}`);
  }
}

/** Bundles a page with this script, and returns its files. */
async function bundled(name, script) {
  writeFileSync(join(project, `${name}.js`), script);
  const outDir = join(project, 'bundles', name);
  await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: {
      outDir,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: join(project, `${name}.js`) },
    },
  });
  const files = readdirSync(join(outDir, 'assets')).map((file) => join(outDir, 'assets', file));
  const [main] = files.filter((file) => file.endsWith('.js'));
  const ofKind = (ending) => files.filter((file) => file.endsWith(ending));
  return { main, text: readFileSync(main, 'utf8'), modules: ofKind('.wasm'), nets: ofKind('.khn1') };
}

const unused = await bundled('unused', "import { score } from 'kuhhandel';\nconsole.log('nothing');\n");
holds('unused imports and the module are omitted', unused.text === 'console.log(`nothing`);');

const sheet = { edition: 'second', players: ['A', 'B', 'C'].map((name) => ({ name, points: 100 })) };
const used = await bundled(
  'used',
  `import { score } from 'kuhhandel';\nglobalThis.winners = score(${JSON.stringify(sheet)}).winners;\n`,
);
holds('the bundle has one module', used.modules.length === 1);
holds('unused code of the package is omitted', !used.text.includes('FinalizationRegistry'));
holds('the nets of the fox are omitted', used.nets.length === 0);
holds('the bundle is small', used.text.length < 5000);
console.log(`${used.text.length} bytes of JavaScript for score alone`);

// Simulates a browser's fetch of the module.
globalThis.fetch = async (address) =>
  new Response(readFileSync(new URL(address)), { headers: { 'Content-Type': 'application/wasm' } });
await import(pathToFileURL(used.main));
holds('the bundle runs with browser APIs', JSON.stringify(globalThis.winners) === '[0,1,2]');

const fox = await bundled(
  'fox',
  "import 'kuhhandel/fox';\nimport { bots } from 'kuhhandel';\nglobalThis.strongest = bots().at(-1).name;\n",
);
holds('the fox has two nets', fox.nets.length === 2);
await import(pathToFileURL(fox.main));
holds('the fox is loaded with browser APIs', globalThis.strongest === 'fox');
const owl = await bundled(
  'owl',
  "import 'kuhhandel/owl';\nimport { bots } from 'kuhhandel';\nglobalThis.strongest = bots().at(-1).name;\n",
);
await import(pathToFileURL(owl.main));
holds('the owl is loaded with browser APIs', owl.nets.length === 3 && globalThis.strongest === 'owl');
console.log(`${good} passed, ${bad} failed`);
