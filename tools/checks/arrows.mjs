// The permitted includes and links among C++ components (docs/ARCHITECTURE.md). For web/ see layers.mjs.
import { namespaceOf, componentOf, componentOfInclude } from './component-paths.mjs';
import { sequencesIn, tokensOf } from './tokens.mjs';
import { finding, isCpp, isTest, lineAt } from './tree.mjs';

const players = ['bots', 'neural'];
const scorePad = ['groups', 'groups/csv'];
// From the bottom to the top: a component includes only components before it.
const below = {
  engine: [],
  editions: ['engine'],
  story: ['engine'],
  codec: ['engine', 'story'],
  bots: ['engine'],
  neural: ['engine', 'bots'],
  strangers: ['engine', 'bots'],
  external: ['codec', 'bots'],
  coach: ['engine', 'story', 'codec', ...players],
  table: ['engine', 'codec'],
  live: ['engine', 'codec', ...players, 'table'],
  keys: ['codec'],
  store: ['engine', 'codec', 'table', 'keys'],
  postgres: [],
  ratings: ['engine', 'story', 'codec', 'table', 'store'],
  groups: ['engine', 'codec', 'table', 'keys', 'store', 'ratings'],
  'groups/csv': ['codec', 'groups'],
  names: ['table', 'live', 'store', 'ratings'],
  moderation: ['table', 'store', 'names'],
  push: ['codec'],
  bindings: ['engine', 'editions', 'codec', ...players, 'strangers', 'coach', 'table', 'live', ...scorePad],
  'server/observability': ['codec', 'store', 'push'],
  'server/cluster_map': [],
  'server/limits': ['table'],
  'server/net': ['table', 'server/observability', 'server/limits'],
  'server/http': [
    'codec',
    'table',
    'live',
    'store',
    'push',
    'server/observability',
    'server/cluster_map',
    'server/net',
    'server/limits',
  ],
  'server/content': ['engine', 'server/http'],
  'server/ledger': ['table', 'store', 'groups', 'server/observability', 'server/cluster_map', 'server/http'],
  'server/ledger/postgres': [
    'table',
    'keys',
    'store',
    'postgres',
    'names',
    'server/observability',
    'server/cluster_map',
    'server/ledger',
  ],
  'server/outbox': [
    'engine',
    'codec',
    'table',
    'live',
    'keys',
    'store',
    'ratings',
    'groups',
    'server/ledger',
  ],
  'server/tables': [
    'engine',
    'table',
    'live',
    'keys',
    'store',
    'groups',
    'names',
    'server/limits',
    'server/http',
    'server/ledger',
    'server/outbox',
  ],
  'server/matchmaking': [
    'table',
    'live',
    'groups',
    'names',
    'moderation',
    'server/observability',
    'server/tables',
  ],
  'server/notifications': [
    'codec',
    'table',
    'store',
    'groups',
    'push',
    'server/observability',
    'server/ledger',
    'server/outbox',
    'server/tables',
  ],
  'server/operator': [
    'codec',
    'table',
    'keys',
    'store',
    'moderation',
    'server/observability',
    'server/limits',
    'server/http',
    'server/outbox',
    'server/tables',
  ],
  'server/loop': [
    'table',
    'store',
    'groups',
    'names',
    'moderation',
    'server/observability',
    'server/net',
    'server/limits',
    'server/http',
    'server/content',
    'server/ledger',
    'server/tables',
    'server/matchmaking',
  ],
  'server/background': [
    'live',
    'store',
    'ratings',
    'groups',
    'names',
    'moderation',
    'server/observability',
    'server/http',
    'server/ledger',
    'server/outbox',
    'server/tables',
    'server/notifications',
  ],
  'server/cluster': [
    'keys',
    'store',
    'server/observability',
    'server/cluster_map',
    'server/ledger',
    'server/ledger/postgres',
    'server/loop',
  ],
  'server/routing': [
    'codec',
    'server/cluster_map',
    'server/net',
    'server/limits',
    'server/http',
    'server/content',
    'server/ledger',
    'server/loop',
  ],
  'server/api': [
    'engine',
    'codec',
    'table',
    'live',
    'keys',
    'store',
    'names',
    'moderation',
    'server/cluster_map',
    'server/limits',
    'server/http',
    'server/content',
    'server/ledger',
    'server/matchmaking',
    'server/operator',
    'server/routing',
  ],
  'server/api/players': [
    'engine',
    'codec',
    'table',
    'live',
    'store',
    'ratings',
    'names',
    'push',
    'server/http',
    'server/notifications',
    'server/api',
  ],
  'server/api/groups': [
    'codec',
    'live',
    ...scorePad,
    'server/observability',
    'server/http',
    'server/notifications',
    'server/routing',
    'server/api',
  ],
  'server/websocket': [
    'table',
    'keys',
    'moderation',
    'server/observability',
    'server/cluster_map',
    'server/net',
    'server/limits',
    'server/http',
    'server/tables',
    'server/operator',
    'server/loop',
  ],
  'server/app': [
    'external',
    'table',
    'keys',
    'store',
    'groups',
    'names',
    'push',
    'server/observability',
    'server/cluster_map',
    'server/net',
    'server/limits',
    'server/http',
    'server/content',
    'server/ledger',
    'server/ledger/postgres',
    'server/tables',
    'server/notifications',
    'server/operator',
    'server/loop',
    'server/background',
    'server/cluster',
    'server/routing',
    'server/api',
    'server/api/groups',
    'server/websocket',
  ],
  terminal: ['engine', 'codec', 'bots', 'table', 'live'],
  random_games: ['engine'],
  tournament: ['engine', 'codec', ...players, 'external', 'strangers'],
  solver: ['engine', 'codec', ...players],
  load: ['engine', 'codec', 'table', 'server/net', 'server/app', 'tournament'],
  learn: ['engine', 'codec', ...players],
  microbench: ['engine', 'codec'],
  coach_check: ['engine', 'codec', 'bots', 'coach'],
  puzzles: ['engine', 'codec', 'coach'],
  cli: [
    'engine',
    'codec',
    'coach',
    'table',
    'keys',
    'store',
    'ratings',
    'groups',
    'names',
    'moderation',
    'push',
    'server/observability',
    'server/limits',
    'server/operator',
    'server/app',
    'terminal',
    'random_games',
    'tournament',
    'solver',
    'load',
  ],
};
/** The namespaces of the components. */
export const components = [...new Set(Object.keys(below).map(namespaceOf))];

const order = Object.keys(below);
const notForRules = ['chrono', 'thread', 'iostream', 'fstream', 'mutex', 'random', 'ctime'];
const forTests = ['gtest', 'gmock', 'rapidcheck', 'benchmark'];

/** Returns whether a file of `component` may include or link `other`. */
const mayUse = (component, other) => component === other || (below[component] ?? []).includes(other);

/** Returns whether a test of `component` may use `other`: its own library, or any component before it. */
const mayTestWith = (component, other) =>
  other === 'tests' ||
  namespaceOf(component) === namespaceOf(other) ||
  (order.includes(other) && order.indexOf(other) < order.indexOf(component));

export function arrows(tree) {
  const used = new Set();
  const found = [...tree.keys()].flatMap((path) => {
    const component = componentOf(path);
    if (component === undefined) return [];
    if (isCpp(path)) return ofCpp(tree, path, component, used);
    return path.endsWith('CMakeLists.txt') ? links(path, tree.get(path), component) : [];
  });
  return tree.has(here) ? [...found, ...upward(), ...unused(used)] : found;
}

const here = 'tools/checks/arrows.mjs';

const upward = () =>
  order.flatMap((component, at) =>
    below[component]
      .filter((other) => order.indexOf(other) >= at || !order.includes(other))
      .map((other) => finding(here, undefined, `lists ${component} -> ${other}, which is not below it`)),
  );

const unused = (used) =>
  order.flatMap((component) =>
    below[component]
      .filter((other) => !used.has(`${component} ${other}`))
      .map((other) => finding(here, undefined, `lists ${component} -> ${other}, which no file uses`)),
  );

const ofCpp = (tree, path, component, used) => {
  const tokens = tokensOf(tree, path);
  const found = includes(path, tokens, component, used);
  return component === 'engine' ? [...found, ...pureRules(path, tokens)] : found;
};

function includes(path, tokens, component, used) {
  const found = [];
  for (const at of sequencesIn(tokens, '#', 'include')) {
    const { line } = tokens[at];
    const [mark, name] = includedBy(tokens.slice(at + 2));
    if (mark === '"') {
      const other = componentOfInclude(name);
      if (!isTest(path)) used.add(`${component} ${other}`);
      if (!mayInclude(path, component, other))
        found.push(finding(path, line, `${component} may not include "${name}"`));
    }
    if (mark === '<' && component === 'engine' && !standardInEngine(path, name)) {
      const limit = 'the standard library without clocks, I/O, locks and randomness';
      found.push(finding(path, line, `<${name}>: the engine may use only ${limit}`));
    }
  }
  return found;
}

function mayInclude(path, component, other) {
  if (component === 'tests') return other === 'tests' || order.includes(other);
  if (isTest(path)) return mayTestWith(component, other);
  return mayUse(component, other);
}

/** Returns the opening delimiter of an #include, `"` or `<`, and its target. */
function includedBy(tokens) {
  const { text } = tokens[0];
  if (text !== '<') return ['"', text.slice(1, -1)];
  const parts = tokens.slice(
    1,
    tokens.findIndex((token) => token.text === '>'),
  );
  return ['<', parts.map((part) => part.text).join('')];
}

function standardInEngine(path, name) {
  if (isTest(path)) return /^[a-z_]+$/.test(name) || forTests.includes(name.split(/[/.]/)[0]);
  return /^[a-z_]+$/.test(name) && !notForRules.includes(name);
}

function pureRules(path, tokens) {
  if (isTest(path)) return [];
  return sequencesIn(tokens, 'throw').map((at) =>
    finding(
      path,
      tokens[at].line,
      'the engine does not throw: a refusal is a value, and a bug is an assertion',
    ),
  );
}

function links(path, text, component) {
  const code = text.replace(/#.*$/gm, '');
  const calls = /\b(kuhhandel_library|kuhhandel_tests|target_link_libraries)\s*\(([^)]*)\)/g;
  return [...code.matchAll(calls)].flatMap(({ index, 1: call, 2: words }) =>
    words
      .split(/\s+/)
      .filter((word) => word.startsWith('kuhhandel_') && !mayLink(component, call, word))
      .map((word) => finding(path, lineAt(code, index), `${word} is not below ${component}`)),
  );
}

function mayLink(component, call, word) {
  if (component === 'tests') return true;
  if (word.startsWith('kuhhandel_test')) return call !== 'kuhhandel_library';
  const library = word.slice('kuhhandel_'.length);
  if (component === 'cli' || library.endsWith('_app')) return component === 'cli';
  return order.some(
    (one) =>
      namespaceOf(one) === namespaceOf(component) &&
      order.some((other) => namespaceOf(other) === library && mayTestWith(one, other)),
  );
}
