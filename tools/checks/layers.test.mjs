// Breaks each rule of the client's layers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cyclesIn } from './cycles.mjs';
import { importsOf } from './imports.mjs';
import { layers } from './layers.mjs';

const src = (files) => new Map(Object.entries(files).map(([path, text]) => [`web/src/${path}`, text]));
const finds = (files, what) => {
  const found = layers(src(files));
  assert.ok(
    found.some((line) => line.includes(what)),
    `expected '${what}' among ${JSON.stringify(found)}`,
  );
};
const allows = (files) => assert.deepEqual(layers(src(files)), []);

test('imports: every kind of import is found with its line, and lookalikes are not', () => {
  const text = `import a from './a';
import type { B } from './b';
export * from './c';
type D = import('./d').D;
const e = () => import('./e');
const f = new Worker(new URL('./f.ts', import.meta.url));
import g from 'svelte';
// import './comment';
const said = "import './string'";
`;
  const wanted = ['./a', './b', './c', './d', './e', './f.ts'].map((name, index) => ({
    name,
    line: index + 1,
  }));
  assert.deepEqual(importsOf('a.ts', text), wanted);
  assert.deepEqual(
    importsOf('A.svelte', `<script lang="ts">${text}</script>{#await import('./h') then h}{h}{/await}`),
    [...wanted, { name: './h', line: 10 }],
  );
});

test('layers: a layer imports itself and what is below it, types and later loads included', () => {
  const above = {
    'table/Seats.svelte': '',
    'parts/i18n/who.ts': 'export type Who = string;',
  };
  finds({ ...above, 'model/a.ts': "import type { Who } from '../parts/i18n/who';" }, 'web/src/model/a.ts:1');
  finds(
    { ...above, 'questions/a.ts': "\nvoid import('../table/Seats.svelte');" },
    'web/src/questions/a.ts:2: questions is below table',
  );
  allows({
    ...above,
    'table/a.ts': "import { Who } from '../parts/i18n/who';\nimport './Seats.svelte';",
  });
});

test('layers: a cycle of files is found, and reported completely', () => {
  const cycle = {
    'model/a.ts': "import './b';",
    'model/b.ts': "export * from './c';",
  };
  finds(
    { ...cycle, 'model/c.ts': "import type { A } from './a';" },
    'a.ts -> web/src/model/b.ts -> web/src/model/c.ts -> ',
  );
  allows({ ...cycle, 'model/c.ts': '' });
});

test('layers: a cycle of folders is found even if no file is in one', () => {
  const folders = {
    'parts/cards/a.ts': "import '../sound/b';",
    'parts/sound/b.ts': '',
    'parts/cards/c.ts': '',
  };
  finds(
    { ...folders, 'parts/sound/d.ts': "import '../cards/c';" },
    'web/src/parts/cards -> web/src/parts/sound -> ',
  );
  allows({ ...folders, 'parts/sound/d.test.ts': "import '../cards/c';" });
});

test('layers: only tests use test helpers', () => {
  const scenes = { 'model/fixtures/scenes.ts': '' };
  finds({ ...scenes, 'model/a.ts': "import './fixtures/scenes';" }, 'is only for tests');
  allows({
    ...scenes,
    'parts/a.test.ts': "import '../model/fixtures/scenes';",
  });
});

test('layers: parts and questions do not import the session', () => {
  const session = { 'model/session/session.svelte.ts': '' };
  const uses = "<script>import { useTable } from '../../model/session/session.svelte';</script>";
  finds(
    { ...session, 'questions/rat/RatDock.svelte': uses },
    'RatDock.svelte:1: parts and questions get props',
  );
  finds({ ...session, 'questions/frame/Dock.svelte': uses }, 'Dock.svelte:1: parts and questions get props');
  allows({ ...session, 'table/dock/WaitDock.svelte': uses });
});

test('layers: each file belongs to a layer', () => {
  finds({ 'misc/a.ts': '' }, 'web/src/misc/a.ts: must be in a layer');
  finds({ 'main.ts': '' }, 'web/src/main.ts: must be in a layer');
  allows({ 'app/main.ts': '', 'styles/tokens.css': '' });
});

test('layers: the client imports only data from outside web/', () => {
  finds({ 'app/a.ts': 'import x from "../../../engine/x";\n' }, 'web/src/app/a.ts:1');
  finds(
    {
      'app/A.svelte': "<script>\n  import x from '../../../docs/x.json';\n</script>\n",
    },
    'A.svelte:2',
  );
  allows({
    'app/a.ts': 'import x from "../../../docs/protocol.schema.json";\nimport y from "../model/b";\n',
  });
  const top = 'const root = new URL("../../../", import.meta.url);\n';
  finds({ 'app/a.ts': top }, 'web/src/app/a.ts:1');
  assert.deepEqual(layers(new Map([['web/journeys/server.ts', top.replace('../../../', '../../')]])), []);
  const golden = 'const games = new URL("../../../tests/golden/", import.meta.url);\n';
  finds({ 'app/a.ts': golden }, 'web/src/app/a.ts:1');
  allows({ 'app/a.test.ts': golden });
});

test('cycles: each cycle is reported once', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'a'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a', 'd'])],
  ]);
  assert.deepEqual(cyclesIn(graph), [['a', 'b'], ['d']]);
});
