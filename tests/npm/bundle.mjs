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

/** The files of a build of a page that consists of this script. */
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
holds('what is imported and not used is left out, the module too', unused.text === 'console.log(`nothing`);');

const sheet = { edition: 'second', players: ['A', 'B', 'C'].map((name) => ({ name, points: 100 })) };
const used = await bundled(
  'used',
  `import { score } from 'kuhhandel';\nglobalThis.winners = score(${JSON.stringify(sheet)}).winners;\n`,
);
holds('the module is one file', used.modules.length === 1);
holds('the rest of the package is left out', !used.text.includes('FinalizationRegistry'));
holds('so is the fox', used.nets.length === 0);
holds('it is small', used.text.length < 5000);
console.log(`${used.text.length} bytes of JavaScript for score alone`);

// A browser would fetch the module by the address that the bundle names.
globalThis.fetch = async (address) =>
  new Response(readFileSync(new URL(address)), { headers: { 'Content-Type': 'application/wasm' } });
await import(pathToFileURL(used.main));
holds('it runs as in a browser', JSON.stringify(globalThis.winners) === '[0,1,2]');

const fox = await bundled(
  'fox',
  "import 'kuhhandel/fox';\nimport { bots } from 'kuhhandel';\nglobalThis.strongest = bots().at(-1).name;\n",
);
holds('each net of the fox is one file', fox.nets.length === 2);
await import(pathToFileURL(fox.main));
holds('the fox comes as in a browser', globalThis.strongest === 'fox');
const owl = await bundled(
  'owl',
  "import 'kuhhandel/owl';\nimport { bots } from 'kuhhandel';\nglobalThis.strongest = bots().at(-1).name;\n",
);
await import(pathToFileURL(owl.main));
holds('and so does the owl', owl.nets.length === 3 && globalThis.strongest === 'owl');
console.log(`${good} passed, ${bad} failed`);
