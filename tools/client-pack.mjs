// client-pack.mjs PROGRAM PAGES PACK: makes PACK, which is appended to the executable and contains the built
// client PAGES (src/server/content/web_assets.cpp): a list of the files, their contents, and the line by which
// the program finds them. Contents that the program already has, such as the net of a bot, are listed by
// their position and left out of the pack.
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

// Brotli for the scripts of a first visit alone, which it makes five kilobytes smaller; a second form of everything would make
// the file much larger.
const isOfFirstVisit = (path) => /^assets\/(framework|lobby)-.+\.js\.br$/.test(path);
/** Below it a file may be found in a program by chance, and little is won. */
const worthSearching = 1000;

function isCarried(path) {
  if (path === '.built-from') return false;
  // If a zipped form is present, the program unpacks the plain form itself.
  if (present.has(`${path}.gz`)) return false;
  return !path.endsWith('.br') || isOfFirstVisit(path);
}

const lines = [];
const contents = [];
for (const path of [...present].filter(isCarried).sort()) {
  const content = readFileSync(join(pages, path));
  const place = content.length < worthSearching ? -1 : code.indexOf(content);
  lines.push(place < 0 ? `${content.length} ${path}\n` : `${content.length}@${place} ${path}\n`);
  if (place < 0) contents.push(content);
}
const packed = Buffer.concat([Buffer.from(`${lines.join('')}\n`), ...contents]);
const lastLine = `kuhhandel-client${String(packed.length).padStart(15)}\n`;
writeFileSync(pack, Buffer.concat([packed, Buffer.from(lastLine)]));
