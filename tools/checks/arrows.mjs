// The law of arrows (docs/ARCHITECTURE.md): what a folder may include and link. Of web/ see layers.mjs.
import { sequencesIn, tokensOf } from './tokens.mjs';
import { finding, isCpp, isTest, lineAt } from './tree.mjs';

const below = {
  engine: [],
  editions: ['engine'],
  tale: ['engine'],
  codec: ['engine', 'tale'],
  bots: ['engine'],
  net: ['engine', 'bots'],
  table: ['engine', 'codec'],
  live: ['engine', 'codec', 'bots', 'net', 'table'],
  bindings: ['engine', 'editions', 'codec', 'bots', 'net', 'table', 'live', 'coach', 'groups'],
  keys: ['codec'],
  store: ['engine', 'codec', 'table', 'keys'],
  ratings: ['engine', 'codec', 'tale', 'table', 'keys', 'store'],
  groups: ['engine', 'codec', 'table', 'keys', 'store', 'ratings'],
  names: ['engine', 'codec', 'table', 'live', 'keys', 'store', 'ratings'],
  moderation: ['engine', 'codec', 'table', 'live', 'keys', 'store', 'names'],
  push: ['codec'],
  postgres: [],
  server: [
    'engine',
    'codec',
    'bots',
    'table',
    'live',
    'keys',
    'store',
    'ratings',
    'groups',
    'names',
    'moderation',
    'push',
    'postgres',
    'bot_process',
  ],
  bot_process: ['engine', 'codec', 'bots'],
  tournament: ['engine', 'codec', 'bots', 'net', 'bot_process'],
  solver: ['engine', 'codec', 'bots'],
  coach: ['engine', 'tale', 'codec', 'bots', 'net'],
  terminal: ['engine', 'codec', 'bots', 'table', 'live'],
  load: ['engine', 'codec', 'table', 'tournament', 'server'],
  apps: [
    ...[
      'engine',
      'codec',
      'bots',
      'table',
      'live',
      'keys',
      'store',
      'ratings',
      'groups',
      'names',
      'moderation',
      'server',
    ],
    ...['net', 'bot_process', 'tournament', 'solver', 'coach', 'terminal', 'load'],
  ],
  examples: [],
};
/** The folders that have C++ and a place among the others. */
export const rooms = Object.keys(below);

const notForRules = ['chrono', 'thread', 'iostream', 'fstream', 'mutex', 'random', 'ctime'];
const forTests = ['gtest', 'gmock', 'rapidcheck', 'benchmark'];

const folderOf = (path) => path.split('/')[0];

/** The folders that a file of `path` may use: its own, those below it, and in tests the tests' own builders. */
function reachOf(path) {
  const folder = folderOf(path);
  if (folder === 'tests') return ['tests', ...rooms];
  return [folder, ...below[folder], ...(isTest(path) ? ['tests'] : [])];
}

export function arrows(tree) {
  return [...tree].flatMap(([path, text]) => {
    const folder = folderOf(path);
    if (folder !== 'tests' && below[folder] === undefined) return [];
    if (isCpp(path)) return ofCpp(path, tokensOf(tree, path));
    return path.endsWith('CMakeLists.txt') ? links(path, text) : [];
  });
}

const ofCpp = (path, tokens) => [
  ...includes(path, tokens),
  ...(folderOf(path) === 'engine' ? pureRules(path, tokens) : []),
];

function includes(path, tokens) {
  const found = [];
  for (const at of sequencesIn(tokens, '#', 'include')) {
    const { line } = tokens[at];
    const [mark, name] = includedBy(tokens.slice(at + 2));
    if (mark === '"' && !reachOf(path).includes(folderOf(name))) {
      found.push(
        finding(
          path,
          line,
          `"${name}" is outside ${reachOf(path).join(', ')}; includes start at the top folder`,
        ),
      );
    }
    if (mark === '<' && folderOf(path) === 'engine' && !standardInEngine(path, name)) {
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

/** What an #include names, and the mark before it: its tokens are a text, or what is between '<' and '>'. */
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

function links(path, text) {
  const code = text.replace(/#.*$/gm, '');
  const calls = /\b(kuhhandel_library|kuhhandel_tests|target_link_libraries)\s*\(([^)]*)\)/g;
  return [...code.matchAll(calls)].flatMap(({ index, 1: call, 2: words }) =>
    words
      .split(/\s+/)
      .filter((word) => word.startsWith('kuhhandel_') && !mayLink(path, call, word))
      .map((word) => finding(path, lineAt(code, index), `${word} is not below ${folderOf(path)}`)),
  );
}

function mayLink(path, call, word) {
  const folder = folderOf(path);
  if (folder === 'tests') return true;
  if (word.startsWith('kuhhandel_test')) return call !== 'kuhhandel_library';
  return folder === 'apps' || reachOf(path).includes(word.slice('kuhhandel_'.length));
}
