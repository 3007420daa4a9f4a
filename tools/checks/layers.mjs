// The layers of the client (web/README.md): a layer imports only itself and lower ones, and there are no import cycles.
import { dirname, join, normalize } from 'node:path/posix';
import { cyclesIn } from './cycles.mjs';
import { importsOf, parsersInstalled } from './imports.mjs';
import { finding, isGenerated, isScript, isTest } from './tree.mjs';

/** From the lowest to the highest. */
export const layerOrder = ['browser', 'wire', 'model', 'parts', 'questions', 'table', 'pages', 'app'];
const src = 'web/src/';

// The journeys start the program, and one of them takes the pictures of the README.
const journeysMayName = ['./', 'docs/gallery/'];
const webMayRead = [
  'docs/protocol.schema.json',
  'docs/bots.tsv',
  'editions/',
  'art/',
  'build/wasm/local-table.wasm',
  'build/wasm/coach.wasm',
  'build/wasm/pad.wasm',
  'src/players/neural/fox.khn1',
  'src/players/neural/master.khn1',
  'src/players/neural/owl.khn1',
];
const testsMayRead = ['tests/golden/', 'docs/EDITIONS.md'];

const isForTests = (path) => isTest(path) || path.includes('/fixtures/');

export function layers(tree) {
  if (!parsersInstalled())
    return [finding('web/node_modules', undefined, "is missing: run 'npm ci' in web/")];
  const imports = [...tree]
    .filter(([path]) => path.startsWith('web/') && isScript(path) && !isGenerated(path))
    .flatMap(([from, text]) =>
      importsOf(from, text).map((found) => ({
        from,
        ...targetOf(tree, from, found),
      })),
    );
  const inside = imports.filter(({ from, to }) => from.startsWith(src) && to.startsWith(src));
  return [
    ...homeless(tree),
    ...imports.filter(isOutside).map(outside),
    ...inside.filter(goesUp).map(upwards),
    ...inside.filter(usesFixture).map(fixture),
    ...inside.filter(reachesForSession).map(session),
    ...cycles(inside, (path) => path),
    ...cycles(
      inside.filter(({ from }) => !isForTests(from)),
      dirname,
    ),
  ];
}

/** Resolves an import to a file: imports omit the extension. */
function targetOf(tree, from, { name, line }) {
  const to = normalize(join(dirname(from), name));
  const ends = ['', '.ts', '.svelte.ts', '.svelte', '/index.ts'];
  const end = ends.find((one) => tree.has(to + one)) ?? '';
  return { to: to + end, name, line };
}

const layerOf = (path) => path.slice(src.length).split('/')[0];

/** Reports files outside the layers. Styles have no layer, because they import nothing. */
const homeless = (tree) =>
  [...tree.keys()]
    .filter((path) => path.startsWith(src) && ![...layerOrder, 'styles'].includes(layerOf(path)))
    .map((path) => finding(path, undefined, `must be in a layer: ${layerOrder.join(', ')}`));

function isOutside({ from, to }) {
  if (to.startsWith('web/')) return false;
  if (from.startsWith('web/journeys/') && journeysMayName.includes(to)) return false;
  const mayRead = isTest(from) ? [...webMayRead, ...testsMayRead] : webMayRead;
  return !mayRead.some((start) => to.startsWith(start));
}

const outside = ({ from, line, name }) =>
  finding(from, line, `${name}: outside web/, only these may be imported: ${webMayRead.join(', ')}`);

const goesUp = ({ from, to }) => layerOrder.indexOf(layerOf(to)) > layerOrder.indexOf(layerOf(from));

const upwards = ({ from, line, to }) =>
  finding(from, line, `${layerOf(from)} is below ${layerOf(to)} and must not import ${to}`);

const usesFixture = ({ from, to }) => isForTests(to) && !isForTests(from);

const fixture = ({ from, line, to }) => finding(from, line, `${to} is only for tests`);

/** Parts and questions get props instead of importing the session, which belongs to the table. */
const reachesForSession = ({ from, to }) =>
  /^web\/src\/(parts|questions)\//.test(from) && to.startsWith('web/src/model/session/');

const session = ({ from, line, to }) =>
  finding(from, line, `parts and questions get props and return commands; they must not import ${to}`);

/** Reports import cycles among the nodes to which `nodeOf` maps the files. */
function cycles(imports, nodeOf) {
  const graph = new Map();
  for (const { from, to } of imports) {
    const [start, end] = [nodeOf(from), nodeOf(to)];
    if (start === end) continue;
    graph.set(start, (graph.get(start) ?? new Set()).add(end));
  }
  return cyclesIn(graph).map((cycle) =>
    finding(cycle[0], undefined, `imports form a cycle: ${[...cycle, cycle[0]].join(' -> ')}`),
  );
}
