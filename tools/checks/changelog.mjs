// CHANGELOG.md has the format of keepachangelog.com; it and compose.yaml contain the current version.
import { finding, lineAt } from './tree.mjs';

export const changelogPath = 'CHANGELOG.md';
export const composePath = 'packaging/compose.yaml';

const groups = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
const release = /^\[(\d+)\.(\d+)\.(\d+)\] - \d{4}-\d{2}-\d{2}$/;

export function changelog(tree) {
  const text = tree.get(changelogPath);
  if (text === undefined) return [finding(changelogPath, undefined, 'is missing')];
  const headings = [...text.matchAll(/^(#{2,3}) (.*)$/gm)].map(({ index, 1: marks, 2: words }) => ({
    line: lineAt(text, index),
    level: marks.length,
    words,
  }));
  const versions = headings.filter(({ level }) => level === 2);
  return [
    ...wrongGroups(headings),
    ...wrongVersions(versions),
    ...unnamedVersion(tree, versions),
    ...otherImage(tree),
  ];
}

const wrongGroups = (headings) =>
  headings
    .filter(({ level, words }) => level === 3 && !groups.includes(words))
    .map(({ line, words }) => finding(changelogPath, line, `${words} is not one of ${groups.join(', ')}`));

function wrongVersions(versions) {
  if (versions[0]?.words !== '[Unreleased]')
    return [finding(changelogPath, versions[0]?.line, 'must begin with ## [Unreleased]')];
  return versions.slice(1).flatMap(({ line, words }, at, released) => {
    if (!release.test(words))
      return [finding(changelogPath, line, `'${words}' does not have the form [1.2.3] - 2026-11-22`)];
    const before = released[at - 1]?.words;
    return before === undefined || isLater(before, words)
      ? []
      : [finding(changelogPath, line, `${words} is not earlier than ${before}`)];
  });
}

function isLater(one, other) {
  const [a, b] = [one, other].map((words) => (release.exec(words) ?? []).slice(1).map(Number));
  const differing = a.findIndex((number, at) => number !== b[at]);
  return differing >= 0 && a[differing] > b[differing];
}

const builtIn = (tree) => /project\(kuhhandel VERSION ([\d.]+)/.exec(tree.get('CMakeLists.txt') ?? '')?.[1];

function unnamedVersion(tree, versions) {
  const built = builtIn(tree);
  if (built === undefined) return [finding('CMakeLists.txt', undefined, 'has no version')];
  if (versions.some(({ words }) => words.startsWith(`[${built}]`))) return [];
  return [finding(changelogPath, undefined, `has no section [${built}], the version in CMakeLists.txt`)];
}

function otherImage(tree) {
  const text = tree.get(composePath) ?? '';
  const { 1: named, index } = /image: \S+:([\d.]+)$/m.exec(text) ?? [];
  if (named === undefined || named === builtIn(tree)) return [];
  return [
    finding(
      composePath,
      lineAt(text, index),
      `has version ${named}, but CMakeLists.txt has ${builtIn(tree)}`,
    ),
  ];
}
