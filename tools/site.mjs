// site.mjs FOLDER [--game ADDRESS] [--embedded] [--packed]: writes the documents of this repository as HTML
// pages to FOLDER. Links between pages are relative, pages are readable without scripts, and links to other files
// (mostly source files) become plain text. ADDRESS is the address of the game's page of the rules, relative to FOLDER.
// `--embedded` writes only the documents that the program contains (tools/one-file.sh); `--packed` also writes a .br
// and a .gz file for each page, for our server.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize, relative } from 'node:path/posix';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { writeCompressed } from '../web/tools/precompress.ts';
import { rulesPath, testLists } from './rules-page.mjs';

const top = fileURLToPath(new URL('..', import.meta.url));
const fromWeb = createRequire(new URL('../web/package.json', import.meta.url));
const documents = globSync(
  [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'docs/**/*.md',
    'bindings/*/README.md',
    'web/README.md',
  ],
  { cwd: top },
).sort();
/** The documents for players, operators and authors of bots. */
const embeddedDocuments = [
  'docs/RULES.md',
  'docs/EDITIONS.md',
  'docs/SCORE_PAD.md',
  'docs/FAIRNESS.md',
  'docs/INSTALL.md',
  'docs/CONFIGURATION.md',
  'docs/OPERATIONS.md',
  'docs/RUNBOOK.md',
  'docs/BOT_PROTOCOL.md',
  'docs/RESEARCH.md',
  'docs/PYTHON.md',
  'docs/GLOSSARY.md',
];
const isTaken = (path) => /\.(webp|svg|png)$/.test(path) || path === 'docs/protocol.schema.json';

const pageOf = (path) => path.replace(/\.md$/, '.html');
const titleOf = (text) => /^# (.+)$/m.exec(text)?.[1] ?? 'Kuhhandel';
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the anchor of a heading as GitHub generates it, because links between documents use it. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]*>|&[a-z]+;|&#\d+;/g, '')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Returns the target of a link of `from` on the site; undefined if it is not on the site. Adds pictures to `taken`. */
function targetOf(from, href, { paths, taken }) {
  if (/^(?:[a-z]+:|#)/.test(href)) return href;
  const [path, anchor] = href.split('#');
  const to = normalize(join(dirname(from), path));
  if (isTaken(to)) taken?.add(to);
  if (!paths.includes(to) && !taken?.has(to)) return undefined;
  return relative(dirname(from), pageOf(to)) + (anchor === undefined ? '' : `#${anchor}`);
}

function bodyOf(from, text, site) {
  const { Marked } = fromWeb('marked');
  const seen = new Map();
  const renderer = {
    heading(inside, level) {
      const anchor = anchorOf(inside);
      const times = seen.get(anchor) ?? 0;
      seen.set(anchor, times + 1);
      return `<h${level} id="${times === 0 ? anchor : `${anchor}-${times}`}">${inside}</h${level}>\n`;
    },
    link(href, title, inside) {
      const to = targetOf(from, href, site);
      return to === undefined ? inside : `<a href="${escaped(to)}">${inside}</a>`;
    },
    image(href, title, alt) {
      return `<img src="${escaped(targetOf(from, href, site) ?? href)}" alt="${escaped(alt)}" loading="lazy" />`;
    },
    // Wide tables scroll instead of the page.
    table: (header, body) =>
      `<div class="wide" tabindex="0"><table><thead>${header}</thead><tbody>${body}</tbody></table></div>\n`,
  };
  return new Marked({ renderer, gfm: true }).parse(text);
}

function page(from, title, body) {
  const up = relative(dirname(from), '.');
  const home = up === '' ? '' : `${up}/`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escaped(title)} · Kuhhandel</title>
<link rel="stylesheet" href="${home}style.css" />
</head>
<body>
<header><a href="${home}index.html">Kuhhandel</a></header>
<main>
${body}</main>
</body>
</html>
`;
}

const list = (paths, titles) =>
  `<ul>\n${paths.map((path) => `<li><a href="${pageOf(path)}">${escaped(titles.get(path))}</a></li>`).join('\n')}\n</ul>\n`;

const toTheGame = (
  address,
) => `<p><a href="${escaped(address)}">The rules of each edition for players, in five languages, also for printing</a>,
with the differences, help to identify an old box, and score sheets.</p>
`;

const elsewhere = `<p>The Debian package and kuhhandel-web.zip of each release have all documents, with pictures.</p>
`;

const search = `<form role="search" hidden>
<label>Search <input type="search" autocomplete="off" /></label>
</form>
<ul id="found" aria-live="polite"></ul>
<script type="module" src="search.js"></script>
`;

/** Returns the index of all pages, with those first that most readers look for. */
function contents(titles, game) {
  const all = [...titles.keys()];
  const first = [
    'README.md',
    'docs/RULES.md',
    'docs/EDITIONS.md',
    'docs/SCORE_PAD.md',
    'docs/INSTALL.md',
    'docs/OPERATIONS.md',
    'CHANGELOG.md',
  ];
  const isDeep = (path) => /^docs\/(adr|measured)\//.test(path);
  const deep = all.filter(isDeep);
  return `<h1>Kuhhandel: rules and documents</h1>
${search}${game === undefined ? '' : toTheGame(game)}${list(
    first.filter((path) => all.includes(path)),
    titles,
  )}<h2>For developers and researchers</h2>
${list(
  all.filter((path) => !first.includes(path) && !isDeep(path)),
  titles,
)}${deep.length === 0 ? elsewhere : `<h2>Decisions and measurements</h2>\n${list(deep, titles)}`}`;
}

/** Returns the rules, followed by the tests of each clause. */
function rulesWithTests(text) {
  const tests = globSync(['{src,tests}/**/*.cpp', 'web/{src,journeys,games}/**/*.ts'], { cwd: top }).sort();
  const tree = new Map(tests.map((path) => [path, readFileSync(join(top, path), 'utf8')]));
  return `${text}\n${testLists(text, tree)}`;
}

/** Writes the site, and returns the paths of its documents. */
export function makeSite(folder, { game, embedded = false } = {}) {
  rmSync(folder, { recursive: true, force: true });
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const paths = embedded ? embeddedDocuments : documents;
  const texts = new Map(paths.map((path) => [path, readFileSync(join(top, path), 'utf8')]));
  if (!embedded) texts.set(rulesPath, rulesWithTests(texts.get(rulesPath)));
  const titles = new Map([...texts].map(([path, text]) => [path, titleOf(text).replaceAll(/[`*]/g, '')]));
  const taken = embedded ? undefined : new Set();
  for (const [path, text] of texts)
    write(pageOf(path), page(path, titles.get(path), bodyOf(path, text, { paths, taken })));
  write('index.html', page('index.html', 'Rules and documents', contents(titles, game)));
  cpSync(join(top, 'tools/site.css'), join(folder, 'style.css'));
  cpSync(join(top, 'tools/site-search.js'), join(folder, 'search.js'));
  for (const path of taken ?? [])
    if (existsSync(join(top, path))) cpSync(join(top, path), join(folder, path));
  return paths;
}

/** Compresses the files as the client's build does. */
const pack = (folder) =>
  Promise.all(
    globSync('**/*.{html,css,js,json,svg}', { cwd: folder }).map((path) =>
      writeCompressed(join(folder, path)),
    ),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { game: { type: 'string' }, embedded: { type: 'boolean' }, packed: { type: 'boolean' } },
  });
  const [folder] = positionals;
  if (folder === undefined) {
    console.error('usage: node tools/site.mjs FOLDER [--game ADDRESS] [--embedded] [--packed]');
    process.exit(2);
  }
  console.log(`${folder}: ${makeSite(folder, values).length} documents`);
  if (values.packed) await pack(folder);
}
