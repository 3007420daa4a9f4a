// Cuts out of docs/RESEARCH.md what stands there to be copied, into a folder, and prints what the page says it prints:
// snippets.mjs PAGE FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [page, folder] = process.argv.slice(2);
const text = readFileSync(page, 'utf8');
const blocks = [...text.matchAll(/^`([\w.]+)`[^\n]*\n```\w+\n([^]*?)```$/gm)];
if (blocks.length < 2) throw new Error(`${page} has no files to be copied`);
for (const [, name, content] of blocks) writeFileSync(join(folder, name), content);

const prints = /`games 100` prints `([^`]*)`/.exec(text);
if (prints === null) throw new Error(`${page} does not say what \`games 100\` prints`);
console.log(prints[1]);
