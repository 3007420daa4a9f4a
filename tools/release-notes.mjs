// release-notes.mjs: prints the release notes of the current version from CHANGELOG.md, after the unreleased changes.
import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

/** Returns the text below the heading `## [NAME]`; empty if there is no such heading. */
export function sectionOf(changelog, name) {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${name}]`)) ?? '';
  return section.split('\n').slice(1).join('\n').trim();
}

/** Returns the release notes of that version in Markdown. Throws if the changelog has no section for it. */
export function notesOf(changelog, version) {
  const [section, later] = [version, 'Unreleased'].map((name) => sectionOf(changelog, name));
  if (section === '') throw new Error(`CHANGELOG.md has no section for ${version}`);
  if (later === '') return section;
  return `## Since ${version}, unreleased\n\n${later}\n\n## ${version}\n\n${section}`;
}

/** Returns the version in CMakeLists.txt. */
export function versionIn(cmake) {
  const [, version] = /^project\(kuhhandel VERSION ([\d.]+) /m.exec(cmake) ?? [];
  if (version === undefined) throw new Error('CMakeLists.txt has no version');
  return version;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  try {
    console.log(notesOf(read('CHANGELOG.md'), versionIn(read('CMakeLists.txt'))));
  } catch (error) {
    console.error(error.message);
    exit(1);
  }
}
