// Components of src/: a header and its source of one name. None may include another in a circle, nor may the folders inside
// one folder; a small component with a single user is a part of that user, unless it is listed here with a reason.
import { circlesIn } from './circles.mjs';
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
    ...circlesIn(graph).map((round) =>
      finding(round[0], undefined, `includes go round: ${[...round, round[0]].join(' -> ')}`),
    ),
    ...[...foldersInside(includes)].flatMap(([folder, inside]) =>
      circlesIn(inside).map((round) =>
        finding(folder, undefined, `folders include each other: ${[...round, round[0]].join(' -> ')}`),
      ),
    ),
    ...largeFolders(tree),
  ];
}

/** For each folder of a component, which of the folders inside it include which. Files of the folder itself may use all. */
function foldersInside(includes) {
  const found = new Map();
  for (const [component, used] of includes) {
    for (const other of used) {
      const from = component.split('/');
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

/** Why a small component with one user is not a part of it. */
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

/** Small components with one user, and reasons for components that are not such. */
export function smallComponents(tree, allowed = reasons) {
  const users = new Map();
  for (const [component, used] of graphOf(tree)) {
    for (const other of used) users.set(other, [...(users.get(other) ?? []), component]);
  }
  const small = [...users].filter(
    ([component, by]) => component.startsWith('src/') && by.length === 1 && isSmall(tree, component),
  );
  const known = new Set(small.map(([component]) => component));
  return [
    ...small
      .filter(([component]) => allowed[component] === undefined)
      .map(([component, [user]]) =>
        finding(component, undefined, `is small, and only ${user} uses it: make it a part of that`),
      ),
    ...Object.keys(allowed)
      .filter((component) => !known.has(component))
      .map((component) =>
        finding('tools/checks/components.mjs', undefined, `${component} needs no reason any more`),
      ),
  ].sort();
}

const isSmall = (tree, component) =>
  ['.h', '.cpp'].reduce((lines, end) => lines + (tree.get(component + end) ?? '').split('\n').length, 0) <
  limits.small;

/** Which components each component includes, over all folders: bindings and test support are users too. */
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

/** A header of wire shapes needs the values of a component whose source reads and writes by them: they are one. */
function withoutShapes(graph) {
  const owner = new Map();
  for (const [component, used] of graph) {
    if (!component.endsWith('_shapes')) continue;
    const values = [...used].find((other) => graph.get(other)?.has(component));
    if (values !== undefined) owner.set(component, values);
  }
  const merged = new Map();
  for (const [component, used] of graph) {
    const start = owner.get(component) ?? component;
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
