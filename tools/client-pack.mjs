// client-pack.mjs PROGRAM PAGES PACK: writes PACK, the archive of the built client in PAGES that is appended to the
// executable (src/server/content/web_assets.cpp): a list of the files, their contents, and a last line with its size.
// Contents that the program already has, such as the net of a bot, are only listed by their position in it.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const [program, pages, pack] = process.argv.slice(2);
if (pack === undefined) {
  console.error('usage: node tools/client-pack.mjs PROGRAM PAGES PACK');
  process.exit(2);
}
const code = readFileSync(program);
const present = new Set(
  readdirSync(pages, { recursive: true })
    .filter((path) => statSync(join(pages, path)).isFile())
    .map((path) => path.split(sep).join('/')),
);

// Brotli only for the scripts of a first visit, which become 5 kB smaller. A second encoding of all files would make the program
// much larger.
const isOfFirstVisit = (path) => /^assets\/(framework|lobby)-.+\.js\.br$/.test(path);
/** Minimum size for the search in the program: shorter contents could match by chance, and save little. */
const leastSearched = 1000;

function isPacked(path) {
  if (path === '.built-from') return false;
  // The program decompresses the .gz file for clients without gzip.
  if (present.has(`${path}.gz`)) return false;
  return !path.endsWith('.br') || isOfFirstVisit(path);
}

const lines = [];
const contents = [];
for (const path of [...present].filter(isPacked).sort()) {
  const content = readFileSync(join(pages, path));
  const place = content.length < leastSearched ? -1 : code.indexOf(content);
  lines.push(place < 0 ? `${content.length} ${path}\n` : `${content.length}@${place} ${path}\n`);
  if (place < 0) contents.push(content);
}
const packed = Buffer.concat([Buffer.from(`${lines.join('')}\n`), ...contents]);
const lastLine = `kuhhandel-client${String(packed.length).padStart(15)}\n`;
writeFileSync(pack, Buffer.concat([packed, Buffer.from(lastLine)]));
