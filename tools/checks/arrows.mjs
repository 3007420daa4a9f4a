// The permitted includes and links of each C++ folder that are in use (docs/ARCHITECTURE.md). For web/ see layers.mjs.
import { namespaceOf, roomOf, roomOfInclude } from './rooms.mjs';
import { sequencesIn, tokensOf } from './tokens.mjs';
import { finding, isCpp, isTest, lineAt } from './tree.mjs';

const players = ['bots', 'neural'];
const scorePad = ['groups', 'groups/csv'];
// From the bottom to the top: a folder includes only folders before it.
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
/** The folders that have C++ and a place among the others. */
export const rooms = [...new Set(Object.keys(below).map(namespaceOf))];

const order = Object.keys(below);
const notForRules = ['chrono', 'thread', 'iostream', 'fstream', 'mutex', 'random', 'ctime'];
const forTests = ['gtest', 'gmock', 'rapidcheck', 'benchmark'];

/** Whether a file of `room` may include or link what is in `other`. */
const mayUse = (room, other) => room === other || (below[room] ?? []).includes(other);

/** Whether a test of `room` may name what is in `other`: its own library, and whatever comes before it. */
const mayTestWith = (room, other) =>
  other === 'tests' ||
  namespaceOf(room) === namespaceOf(other) ||
  (order.includes(other) && order.indexOf(other) < order.indexOf(room));

export function arrows(tree) {
  const used = new Set();
  const found = [...tree.keys()].flatMap((path) => {
    const room = roomOf(path);
    if (room === undefined) return [];
    if (isCpp(path)) return ofCpp(tree, path, room, used);
    return path.endsWith('CMakeLists.txt') ? links(path, tree.get(path), room) : [];
  });
  return tree.has(here) ? [...found, ...upward(), ...unused(used)] : found;
}

const here = 'tools/checks/arrows.mjs';

const upward = () =>
  order.flatMap((room, at) =>
    below[room]
      .filter((other) => order.indexOf(other) >= at || !order.includes(other))
      .map((other) => finding(here, undefined, `lists ${room} -> ${other}, which is not below it`)),
  );

const unused = (used) =>
  order.flatMap((room) =>
    below[room]
      .filter((other) => !used.has(`${room} ${other}`))
      .map((other) => finding(here, undefined, `lists ${room} -> ${other}, which no file uses`)),
  );

const ofCpp = (tree, path, room, used) => {
  const tokens = tokensOf(tree, path);
  return [...includes(path, tokens, room, used), ...(room === 'engine' ? pureRules(path, tokens) : [])];
};

function includes(path, tokens, room, used) {
  const found = [];
  for (const at of sequencesIn(tokens, '#', 'include')) {
    const { line } = tokens[at];
    const [mark, name] = includedBy(tokens.slice(at + 2));
    if (mark === '"') {
      const other = roomOfInclude(name);
      if (!isTest(path)) used.add(`${room} ${other}`);
      if (!mayInclude(path, room, other))
        found.push(finding(path, line, `${room} may not include "${name}"`));
    }
    if (mark === '<' && room === 'engine' && !standardInEngine(path, name)) {
      found.push(
        finding(
          path,
          line,
          `<${name}>: the engine has the standard library without clock, I/O, locks and chance`,
        ),
      );
    }
  }
  return found;
}

function mayInclude(path, room, other) {
  if (room === 'tests') return other === 'tests' || order.includes(other);
  if (isTest(path)) return mayTestWith(room, other);
  return mayUse(room, other);
}

/**
 * Returns the target of an #include and the mark before it: its tokens are a string, or anything between '<'
 * and '>'.
 */
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
    finding(path, tokens[at].line, 'the engine does not throw: a refusal is a value, a bug an assert'),
  );
}

function links(path, text, room) {
  const code = text.replace(/#.*$/gm, '');
  const calls = /\b(kuhhandel_library|kuhhandel_tests|target_link_libraries)\s*\(([^)]*)\)/g;
  return [...code.matchAll(calls)].flatMap(({ index, 1: call, 2: words }) =>
    words
      .split(/\s+/)
      .filter((word) => word.startsWith('kuhhandel_') && !mayLink(room, call, word))
      .map((word) => finding(path, lineAt(code, index), `${word} is not below ${room}`)),
  );
}

function mayLink(room, call, word) {
  if (room === 'tests') return true;
  if (word.startsWith('kuhhandel_test')) return call !== 'kuhhandel_library';
  const library = word.slice('kuhhandel_'.length);
  if (room === 'cli' || library.endsWith('_app')) return room === 'cli';
  return order.some(
    (one) =>
      namespaceOf(one) === namespaceOf(room) &&
      order.some((other) => namespaceOf(other) === library && mayTestWith(one, other)),
  );
}
