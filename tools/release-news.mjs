// release-news.mjs: prints the notes of the current version from CHANGELOG.md, first those under
// [Unreleased], which are in the program too.
import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

/** Returns the text below the heading `## [NAME]`; empty if there is no such heading. */
export function sectionOf(changelog, name) {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${name}]`)) ?? '';
  return section.split('\n').slice(1).join('\n').trim();
}

/** The news of that version, in Markdown; an Error where the changelog says nothing of it. */
export function newsOf(changelog, version) {
  const [section, later] = [version, 'Unreleased'].map((name) => sectionOf(changelog, name));
  if (section === '') throw new Error(`CHANGELOG.md says nothing of ${version}`);
  if (later === '') return section;
  return `## Since ${version}, without a number yet\n\n${later}\n\n## ${version}\n\n${section}`;
}

/** The number that CMakeLists.txt says. */
export function versionIn(cmake) {
  const [, version] = /^project\(kuhhandel VERSION ([\d.]+) /m.exec(cmake) ?? [];
  if (version === undefined) throw new Error('CMakeLists.txt names no version');
  return version;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  try {
    console.log(newsOf(read('CHANGELOG.md'), versionIn(read('CMakeLists.txt'))));
  } catch (error) {
    console.error(error.message);
    exit(1);
  }
}
