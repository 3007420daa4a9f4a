import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { client } from './support/server';

const kB = 1000;
const mostFetched = 60 * kB;
const root = fileURLToPath(new URL('../', import.meta.url));

const compressed = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })
    .length;
const sizeOf = (file: string): number => readFileSync(`${client}/${file}.br`).length;

// As `npm run build` has it: these decide what is built.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production').stubEnv('VITEST', undefined));
afterAll(() => void vi.unstubAllEnvs());

interface Built {
  readonly name: string;
  readonly content: string | Uint8Array;
}

interface Change {
  readonly component: string;
  readonly before: string;
  readonly after: string;
}

const changes: readonly Change[] = [
  {
    component: 'pages/lobby/NewTable.svelte',
    before: '</script>',
    after: "document.title ||= 'Changed';</script>",
  },
  // vitejs/vite 22946: the chunk that loads the style kept its name, but not its content.
  {
    component: 'questions/auction/BidDock.svelte',
    before: '<style>',
    after: '<style>:global(.changed) { color: red }',
  },
  // The names of exports are those of the source, so a further import changes no chunk but its own.
  {
    component: 'parts/cards/Card.svelte',
    before: '</script>',
    after: "import { load } from '../../browser/load'; console.debug(load);</script>",
  },
];

/** A build of the client in which one component is changed, without the files that are only copied. */
async function buildWithChange({ component, before, after }: Change): Promise<readonly Built[]> {
  const built = await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'change',
        enforce: 'pre',
        transform: (code, id) => (id.endsWith(component) ? code.replace(before, () => after) : undefined),
      },
      // They would write into the folder of the first build.
      { name: 'nothing-written', configResolved: ({ plugins }) => stopWriting(plugins) },
    ],
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((one) => ({
    name: one.fileName,
    content: one.type === 'chunk' ? one.code : one.source,
  }));
}

function stopWriting(plugins: readonly { readonly name: string; closeBundle?: unknown }[]): void {
  for (const plugin of plugins)
    if (['service-worker', 'precompress'].includes(plugin.name)) delete plugin.closeBundle;
}

test.each(changes)('a release that changes only $component costs at most 60 kB', async (change) => {
  const before = new Set(readdirSync(client, { recursive: true, encoding: 'utf8' }));
  const after = await buildWithChange(change);
  const changed = after.filter(({ name }) => name.startsWith('assets/') && !before.has(name));
  // The page and the worker are fetched with every release.
  const always = sizeOf('index.html') + sizeOf('sw.js');
  const fetched = changed.reduce((sum, { content }) => sum + compressed(content), always);

  console.log(
    `a change of ${change.component}: ${(fetched / kB).toFixed(1)} kB, ${changed.length + 2} files`,
  );
  expect(changed.length).toBeGreaterThan(0);
  expect(fetched).toBeLessThanOrEqual(mostFetched);
});
