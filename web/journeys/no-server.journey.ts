import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from './support/browser';
import { golden } from './support/golden';
import { makeGroup } from './support/groups';
import { auctions, Dice, openEyes, play } from './support/player';
import { client } from './support/server';
import { phone, visitor } from './support/visits';

const maker = fileURLToPath(new URL('../tools/page-alone.ts', import.meta.url));
const work = await mkdtemp(join(tmpdir(), 'kuhhandel-page-alone-'));
const folder = join(work, 'page');
/** The page's path on its host. */
const below = '/games/of/anna/';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Requested files that do not exist. */
const missed: string[] = [];
const host = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const path = pathname.startsWith(below) ? normalize(pathname.slice(below.length)) : '..';
  readFile(join(folder, path === '.' ? 'index.html' : path)).then(
    (content) => response.setHeader('Content-Type', types[extname(path)] ?? 'text/html').end(content),
    () => {
      missed.push(pathname);
      response.writeHead(404).end();
    },
  );
});

let start = '';
beforeAll(async () => {
  await mkdir(join(work, 'documents'));
  await writeFile(
    join(work, 'documents/index.html'),
    '<link rel="icon" href="data:," /><a href="../?at=/rules">The rules for players</a>',
  );
  execFileSync(process.execPath, [maker, client, folder, join(work, 'documents')]);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  start = `http://127.0.0.1:${(host.address() as AddressInfo).port}${below}`;
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await rm(work, { recursive: true, force: true });
});

/** A group of this device: its game is scored, stored, and still there after a reload. */
async function keepScores(page: Page): Promise<void> {
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  await makeGroup(page);
  await tap(/^Cow, 800: free/);
  await page.locator('.total-number', { hasText: /^800$/ }).waitFor();
  await tap('Save this game');
  await page.getByText('Anna won with 800').waitFor();
  await page.reload();
  await page.getByText('Anna won with 800').waitFor();
  await page.getByRole('link', { name: 'Share' }).click();
  await page.getByRole('heading', { name: 'On this device' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), tap('Everything (JSON)')]);
  expect(await readFile(await download.path(), 'utf8')).toContain('"quartets":["cow"]');
}

test('a plain file host suffices for playing, resuming, rules, replays and the score pad', async () => {
  const browser = await theBrowser();
  const context = await browser.newContext({ ...visitor, ...phone });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await openEyes(page);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto(`${start}?speed=0`);
  await page.getByText('This page has no server').waitFor();
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await play(page, new Dice(61), auctions(1));
  expect(new URL(page.url()).pathname).toBe(below);
  const address = page.url();

  // The game goes on by itself meanwhile, so what is seen of it may be more by now.
  await page.reload();
  await page.locator('.table-page').waitFor();
  expect(page.url()).toBe(address);
  const ready = page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(await ready).toBe(start);

  await page.goto(start);
  await page.getByRole('link', { name: 'Documentation' }).click();
  await page.getByRole('link', { name: 'The rules for players' }).click();
  await page.waitForURL(`${start}?at=/rules`);

  await page.goto(start);
  await page.getByRole('link', { name: 'The rules, to read and to print' }).click();
  await page.waitForURL(`${start}?at=/rules`);
  await page.goto(`${start}?at=/replay`);
  await page.locator('input[type=file]').setInputFiles(golden('whole-game-of-master-6'));
  await page.locator('[data-dock=replay]').waitFor();

  host.close();
  host.closeAllConnections();
  await page.goto(start);
  await page.getByText('This page has no server').waitFor();
  await keepScores(page);
  expect({ missed, troubles }).toEqual({ missed: [], troubles: [] });
  await context.close();
});
