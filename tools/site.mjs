// site.mjs FOLDER: makes FOLDER, the documents of this repository as pages: links between them work from any path, no script is
// needed, and what they link to that is no document or picture (source files, mostly) stays plain text.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize, relative } from 'node:path/posix';
import { fileURLToPath, pathToFileURL } from 'node:url';

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
const isCarried = (path) => /\.(webp|svg|png)$/.test(path) || path === 'docs/protocol.schema.json';

const pageOf = (path) => path.replace(/\.md$/, '.html');
const titleOf = (text) => /^# (.+)$/m.exec(text)?.[1] ?? 'Kuhhandel';
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As a forge names headings, by which links between documents find them. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]*>|&[a-z]+;|&#\d+;/g, '')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Where a link of `from` leads on the site; undefined where that is not on it. */
function targetOf(from, href, carried) {
  if (/^(?:[a-z]+:|#)/.test(href)) return href;
  const [path, anchor] = href.split('#');
  const to = normalize(join(dirname(from), path));
  if (isCarried(to)) carried.add(to);
  else if (!documents.includes(to)) return undefined;
  return relative(dirname(from), pageOf(to)) + (anchor === undefined ? '' : `#${anchor}`);
}

function bodyOf(from, text, carried) {
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
      const to = targetOf(from, href, carried);
      return to === undefined ? inside : `<a href="${escaped(to)}">${inside}</a>`;
    },
    image(href, title, alt) {
      return `<img src="${escaped(targetOf(from, href, carried) ?? href)}" alt="${escaped(alt)}" loading="lazy" />`;
    },
    // Wide ones scroll by themselves, and not the page.
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

/** All pages by their titles: what most people look for first. */
function contents(titles) {
  const all = [...titles.keys()];
  const first = [
    'README.md',
    'docs/RULES.md',
    'docs/EDITIONS.md',
    'docs/SCORE_PAD.md',
    'docs/OPERATIONS.md',
    'CHANGELOG.md',
  ];
  const isDeep = (path) => /^docs\/(adr|measured)\//.test(path);
  return `<h1>Kuhhandel: rules and documents</h1>
${list(first, titles)}<h2>For those who build and research</h2>
${list(
  all.filter((path) => !first.includes(path) && !isDeep(path)),
  titles,
)}<h2>Decisions, and what was measured</h2>
${list(all.filter(isDeep), titles)}`;
}

/** Makes the site, and gives the documents that are on it. */
export function makeSite(folder) {
  rmSync(folder, { recursive: true, force: true });
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const texts = new Map(documents.map((path) => [path, readFileSync(join(top, path), 'utf8')]));
  const titles = new Map([...texts].map(([path, text]) => [path, titleOf(text).replaceAll(/[`*]/g, '')]));
  const carried = new Set();
  for (const [path, text] of texts)
    write(pageOf(path), page(path, titles.get(path), bodyOf(path, text, carried)));
  write('index.html', page('index.html', 'Rules and documents', contents(titles)));
  cpSync(join(top, 'tools/site.css'), join(folder, 'style.css'));
  for (const path of carried) if (existsSync(join(top, path))) cpSync(join(top, path), join(folder, path));
  return [...texts.keys()];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2];
  if (folder === undefined) {
    console.error('usage: node tools/site.mjs FOLDER');
    process.exit(2);
  }
  console.log(`${folder}: ${makeSite(folder).length} documents`);
}
