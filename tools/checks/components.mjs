// The structure inside the components of src/: no include cycles among units (a header and the source of the same name) or among
// the subfolders of a folder. A small unit with one user must be merged into that user, unless a reason is listed here.
import { cyclesIn } from './cycles.mjs';
import { finding, isCpp, isTest } from './tree.mjs';

export const limits = { folder: 60, folderOfServer: 40, small: 60 };

const includeRoots = [
  'src/',
  'src/game/',
  'src/players/',
  'src/table/',
  'src/storage/',
  'src/community/',
  'src/lab/',
  '',
];

const nameOf = (path) => path.replace(/\.(h|cpp)$/, '');
const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));

export function components(tree) {
  const includes = graphOf(tree);
  const graph = withoutShapes(includes);
  return [
    ...cyclesIn(graph).map((cycle) =>
      finding(cycle[0], undefined, `includes form a cycle: ${[...cycle, cycle[0]].join(' -> ')}`),
    ),
    ...[...foldersInside(includes)].flatMap(([folder, inside]) =>
      cyclesIn(inside).map((cycle) =>
        finding(folder, undefined, `folders include each other: ${[...cycle, cycle[0]].join(' -> ')}`),
      ),
    ),
    ...largeFolders(tree),
  ];
}

/** Returns the includes among the subfolders of each folder. Files of the folder itself may use all its subfolders. */
function foldersInside(includes) {
  const found = new Map();
  for (const [unit, used] of includes) {
    for (const other of used) {
      const from = unit.split('/');
      const to = other.split('/');
      const at = from.findIndex((part, index) => part !== to[index]);
      if (from[0] !== 'src' || at < 2 || at >= Math.min(from.length, to.length) - 1) continue;
      const folder = from.slice(0, at).join('/');
      const inside = found.get(folder) ?? new Map();
      found.set(folder, inside);
      inside.set(from[at], (inside.get(from[at]) ?? new Set()).add(to[at]));
    }
  }
  return found;
}

/** Small units with one user that stay separate, with the reason. */
export const reasons = {
  'src/cli/ratings/ratings': 'a command; the main program only lists the commands',
  'src/game/codec/edition/edition_texts': 'its source is written by CMake from editions/',
  'src/lab/tournament/arena/arena': 'a command; the main program only lists the commands',
  'src/players/bots/farmer/rats': 'one file for each phase, compiled for size',
  'src/players/bots/farmer/value_noise': 'compiled for size, its user for speed',
  'src/players/coach/calibration': 'measured constants, which an ADR and docs/measured name',
  'src/players/neural/network/value_net': 'compiled for size, unlike the nets that play',
  'src/players/neural/search/significance': 'statistics with a test of its own, which need no search',
  'src/server/app/health_check': 'a command; the main program only lists the commands',
  'src/server/loop/free_memory_thread': 'a thread of the loop; its user has 398 lines',
};

/** Returns findings for small units with one user, and for reasons that are no longer needed. */
export function smallComponents(tree, allowed = reasons) {
  const users = new Map();
  for (const [unit, used] of graphOf(tree)) {
    for (const other of used) users.set(other, [...(users.get(other) ?? []), unit]);
  }
  const small = [...users].filter(
    ([unit, by]) => unit.startsWith('src/') && by.length === 1 && isSmall(tree, unit),
  );
  const known = new Set(small.map(([unit]) => unit));
  return [
    ...small
      .filter(([unit]) => allowed[unit] === undefined)
      .map(([unit, [user]]) =>
        finding(unit, undefined, `is small and used only by ${user}: merge it into that unit`),
      ),
    ...Object.keys(allowed)
      .filter((unit) => !known.has(unit))
      .map((unit) => finding('tools/checks/components.mjs', undefined, `${unit} no longer needs a reason`)),
  ].sort();
}

const isSmall = (tree, unit) =>
  ['.h', '.cpp'].reduce((lines, end) => lines + (tree.get(unit + end) ?? '').split('\n').length, 0) <
  limits.small;

/** Returns the units that each unit includes, in all folders: bindings and test support are users too. */
function graphOf(tree) {
  const graph = new Map();
  for (const [path, text] of tree) {
    if (!isCpp(path) || (isTest(path) && path.endsWith('_test.cpp'))) continue;
    const used = graph.get(nameOf(path)) ?? new Set();
    graph.set(nameOf(path), used);
    for (const [, name] of text.matchAll(/^#include "([^"]+)"/gm)) {
      const root = includeRoots.find((start) => tree.has(start + name));
      if (root !== undefined && nameOf(root + name) !== nameOf(path)) used.add(nameOf(root + name));
    }
  }
  return graph;
}

/** Merges each header of wire shapes with the unit whose source uses it: the two include each other by design. */
function withoutShapes(graph) {
  const owner = new Map();
  for (const [unit, used] of graph) {
    if (!unit.endsWith('_shapes')) continue;
    const values = [...used].find((other) => graph.get(other)?.has(unit));
    if (values !== undefined) owner.set(unit, values);
  }
  const merged = new Map();
  for (const [unit, used] of graph) {
    const start = owner.get(unit) ?? unit;
    const ends = merged.get(start) ?? new Set();
    merged.set(start, ends);
    for (const other of used) {
      const end = owner.get(other) ?? other;
      if (end !== start) ends.add(end);
    }
  }
  return merged;
}

function largeFolders(tree) {
  const files = [...tree.keys()].filter((path) => path.startsWith('src/') && isCpp(path));
  const limit = (folder) => (folder.startsWith('src/server/') ? limits.folderOfServer : limits.folder);
  return [...Map.groupBy(files, folderOf)]
    .filter(([folder, inside]) => inside.length > limit(folder))
    .map(([folder, inside]) =>
      finding(folder, undefined, `${inside.length} files, the limit is ${limit(folder)}`),
    );
}
