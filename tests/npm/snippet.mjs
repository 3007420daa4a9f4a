// snippet.mjs README FOLDER: extracts the example of the README to example.mjs, and its output to example.prints.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [page, folder] = process.argv.slice(2);
const found = /```js\n([^]*?)```\n[^`]*```\n([^]*?)```/.exec(readFileSync(page, 'utf8'));
if (found === null) throw new Error(`${page} has no example with what it prints`);
writeFileSync(join(folder, 'example.mjs'), found[1]);
writeFileSync(join(folder, 'example.prints'), found[2]);
