// new-version.mjs VERSION: renames the section [Unreleased] of CHANGELOG.md to that version with today's date, and sets
// the version of the build. docs/RELEASING.md explains how to choose the version, and the next steps.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { sectionOf, versionIn } from './release-notes.mjs';

const places = ['CHANGELOG.md', 'CMakeLists.txt', 'packaging/compose.yaml'];

/** Returns whether version `one` is later than `other`. */
function isLater(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const differing = a.findIndex((part, at) => part !== b[at]);
  return differing >= 0 && a[differing] > b[differing];
}

function refuseUnless(holds, sentence) {
  if (!holds) throw new Error(sentence);
}

/** Returns the texts of `places` with the new version. `date` is YYYY-MM-DD. Throws if the version is invalid. */
export function renumbered(texts, version, date) {
  const [changelog, cmake, compose] = texts;
  const before = versionIn(cmake);
  refuseUnless(/^\d+\.\d+\.\d+$/.test(version), `'${version}' is not a version such as 1.2.3`);
  refuseUnless(
    isLater(version, before),
    `${version} is not later than ${before}, the version in CMakeLists.txt`,
  );
  refuseUnless(sectionOf(changelog, 'Unreleased') !== '', 'CHANGELOG.md has nothing under [Unreleased]');
  return [
    changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${date}\n`),
    cmake.replace(`VERSION ${before} `, `VERSION ${version} `),
    compose.replace(`kuhhandel:${before}\n`, `kuhhandel:${version}\n`),
  ];
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const urls = places.map((path) => new URL(`../${path}`, import.meta.url));
  const texts = urls.map((url) => readFileSync(url, 'utf8'));
  try {
    const changed = renumbered(texts, argv[2] ?? '', new Date().toISOString().slice(0, 10));
    urls.forEach((url, at) => writeFileSync(url, changed[at]));
  } catch (error) {
    console.error(error.message);
    exit(1);
  }
}
