import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path/posix';
import { after, describe, test } from 'node:test';
import { matching, sectionsOf } from '../site-search.js';
import { makeSite } from '../site.mjs';

const work = mkdtempSync(join(tmpdir(), 'kuhhandel-site-'));
after(() => rmSync(work, { recursive: true }));

/** Returns the pages of a site by path. */
function siteOf(name, options) {
  const folder = join(work, name);
  const pages = ['index.md', ...makeSite(folder, options)].map((path) => path.replace(/\.md$/, '.html'));
  const text = new Map(pages.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const linksOf = (path) => [...text.get(path).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
  return { folder, pages, text, linksOf };
}

/** Returns links to files or headings that do not exist. */
function brokenOf({ folder, pages, text, linksOf }) {
  const isBroken = (from, link) => {
    const [path, anchor] = link.split('#');
    const to = path === '' ? from : normalize(join(dirname(from), path));
    if (!existsSync(join(folder, to))) return true;
    return anchor !== undefined && !text.get(to)?.includes(`id="${anchor}"`);
  };
  return pages.flatMap((from) =>
    linksOf(from)
      .filter((link) => !/^[a-z]+:/.test(link) && isBroken(from, link))
      .map((link) => `${from}: ${link}`),
  );
}

for (const [name, options] of Object.entries({
  whole: {},
  embedded: { embedded: true },
}))
  describe(`the site, ${name}`, () => {
    const site = siteOf(name, options);

    test('every link leads to an existing file and heading', () => {
      assert.deepEqual(brokenOf(site), []);
    });

    test('it works from any path, and without scripts', () => {
      const asked = site.pages.flatMap(site.linksOf);

      assert.deepEqual(
        asked.filter((link) => link.startsWith('/')),
        [],
      );
      for (const [path, page] of site.text) if (path !== 'index.html') assert.doesNotMatch(page, /<script/i);
    });

    test('every document can be found from the first page', () => {
      const found = site.linksOf('index.html');

      assert.deepEqual(
        site.pages.filter((path) => path !== 'index.html' && !found.includes(path)),
        [],
      );
    });
  });

/** Returns the sections of these pages in the format of the search. */
function sectionsIn(...paths) {
  const { Window } = createRequire(new URL('../../web/package.json', import.meta.url))('happy-dom');
  const { text } = siteOf('searched', {});
  return paths.flatMap((path) => {
    const { document } = new Window();
    document.write(text.get(path));
    return sectionsOf(document, path, path);
  });
}

test('the search finds the section that has all words, headings first', () => {
  const sections = sectionsIn('docs/OPERATIONS.html', 'docs/GLOSSARY.html');
  const [first] = matching(sections, 'Power  CUTS');

  assert.equal(first.href, 'docs/OPERATIONS.html#power-cuts');
  assert.deepEqual(matching(sections, 'fdatasync camel'), []);
  assert.deepEqual(matching(sections, '  '), []);
});

test('its first page links to the rules for players when served with the game', () => {
  const { linksOf } = siteOf('next-to-game', { game: '../rules' });

  assert.ok(linksOf('index.html').includes('../rules'));
});

test('each path through the code links to few files', () => {
  const page = readFileSync(new URL('../../docs/ARCHITECTURE.md', import.meta.url), 'utf8');
  const [, paths] = /\n## Four paths\n([^]*?)\n## /.exec(page);
  const most = {
    'A bid until the others see it': 20,
    'A reconnect': 20,
    'POST /api/group/games': 15,
    'A step in the client': 20,
  };
  const found = paths.split(/^### /m).slice(1);

  assert.deepEqual(
    found.map((text) => text.split('\n')[0]),
    Object.keys(most),
  );
  for (const text of found) {
    const title = text.split('\n')[0];
    const files = new Set([...text.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(([, file]) => file));
    assert.ok(files.size <= most[title], `${title}: ${files.size} files`);
  }
});
