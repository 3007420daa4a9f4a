import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path/posix';
import { after, test } from 'node:test';
import { makeSite } from '../site.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kuhhandel-site-'));
after(() => rmSync(folder, { recursive: true }));

const pages = ['index.md', ...makeSite(folder)].map((path) => path.replace(/\.md$/, '.html'));
const text = new Map(pages.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
const linksOf = (path) => [...text.get(path).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);

test('every link of the site leads to a file that is there, and to a heading of it', () => {
  const broken = pages.flatMap((from) =>
    linksOf(from)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path, anchor] = link.split('#');
        const to = path === '' ? from : normalize(join(dirname(from), path));
        if (!existsSync(join(folder, to))) return true;
        return anchor !== undefined && !text.get(to)?.includes(`id="${anchor}"`);
      })
      .map((link) => `${from}: ${link}`),
  );

  assert.deepEqual(broken, []);
});

test('it works from any path, and asks for no script', () => {
  const asked = pages.flatMap(linksOf);

  assert.deepEqual(
    asked.filter((link) => link.startsWith('/')),
    [],
  );
  for (const page of text.values()) assert.doesNotMatch(page, /<script/i);
});

test('every document can be found from the first page', () => {
  const found = linksOf('index.html');

  assert.deepEqual(
    pages.filter((path) => path !== 'index.html' && !found.includes(path)),
    [],
  );
});
