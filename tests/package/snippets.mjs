// Extracts the listings and the output of their programs from docs/RESEARCH.md: snippets.mjs PAGE FOLDER
// writes each file into the folder, and each program's arguments and expected line into NAME.prints.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [page, folder] = process.argv.slice(2);
const text = readFileSync(page, 'utf8');
// A file is named in the line before it; a second part of it is added.
const blocks = [...text.matchAll(/^[^\n]*`(CMakeLists\.txt|\w+\.cpp)`[^\n]*\n```\w+\n([^]*?)```$/gm)];
for (const [, name, content] of blocks) appendFileSync(join(folder, name), content);

const programs = new Set(blocks.map(([, name]) => name).filter((name) => name.endsWith('.cpp')));
for (const program of [...programs].map((name) => name.slice(0, -'.cpp'.length))) {
  const prints = new RegExp(`\`${program}((?: \\w+)*)\` prints \`([^\`]*)\``).exec(text);
  if (prints === null) throw new Error(`${page} does not say what \`${program}\` prints`);
  writeFileSync(join(folder, `${program}.prints`), `${prints[1].trim()}\n${prints[2]}\n`);
}
if (programs.size === 0) throw new Error(`${page} has no programs`);
