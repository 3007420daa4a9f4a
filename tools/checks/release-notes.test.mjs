// Release notes and version numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renumbered } from '../new-version.mjs';
import { notesOf, versionIn } from '../release-notes.mjs';

const changelog = (unreleased) =>
  `# Changelog\n\n## [Unreleased]\n${unreleased}\n## [1.2.0] - 2026-12-01\n\n### Fixed\n- x\n\n## [1.1.0] - 2026-11-22\n\n- y\n`;
const cmake = 'cmake_minimum_required(VERSION 3.25)\nproject(kuhhandel VERSION 1.2.0 LANGUAGES CXX)\n';
const compose = 'image: localhost/kuhhandel:1.2.0\n';
const texts = [changelog('\n### Added\n- z\n'), cmake, compose];

test('release notes: only the section of the version is used', () => {
  assert.equal(notesOf(changelog(''), '1.2.0'), '### Fixed\n- x');
  assert.equal(notesOf(changelog(''), '1.1.0'), '- y');
  assert.throws(() => notesOf(changelog(''), '1.3.0'), /no section for 1\.3\.0/);
});

test('release notes: unreleased changes come first', () => {
  const notes = notesOf(changelog('\n### Added\n- z\n'), '1.2.0');
  assert.match(notes, /^## Since 1\.2\.0, unreleased\n\n### Added\n- z\n\n## 1\.2\.0\n/);
});

test('a new version takes the unreleased section, and adds an empty one', () => {
  const [log, build, image] = renumbered(texts, '1.3.0', '2026-12-24');
  assert.equal(versionIn(build), '1.3.0');
  assert.equal(image, 'image: localhost/kuhhandel:1.3.0\n');
  assert.match(log, /## \[Unreleased\]\n\n## \[1\.3\.0\] - 2026-12-24\n\n### Added\n- z\n\n## \[1\.2\.0\]/);
  assert.equal(notesOf(log, '1.3.0'), '### Added\n- z');
});

test('a new version must be later than the previous one, and have changes', () => {
  for (const version of ['1.2.0', '1.1.9', '0.9.0'])
    assert.throws(() => renumbered(texts, version, '2026-12-24'), /is not later than 1\.2\.0/);
  for (const version of ['', '2', 'v2.0.0'])
    assert.throws(() => renumbered(texts, version, '2026-12-24'), /is not a version such as 1\.2\.3/);
  assert.throws(() => renumbered([changelog(''), cmake, compose], '1.3.0', '2026-12-24'), /\[Unreleased\]/);
});
