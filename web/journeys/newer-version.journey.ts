import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openServer, phone } from './support/visits';
import { Dice, play } from './support/player';
import { client } from './support/server';

const web = await mkdtemp(join(tmpdir(), 'kuhhandel-client-'));
await cp(client, web, { recursive: true });
const server = openServer('newer version', { installs: true, mayBreak: true, web });
afterAll(() => rm(web, { recursive: true, force: true }));

/** Changes a file of the client that is served, and takes its compressed copies away. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(web, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
  for (const compressed of ['.br', '.gz']) await rm(path + compressed, { force: true });
}

/**
 * Installs another build on the server: with another page, another name of the first script, and a worker
 * that knows both.
 */
async function bringSecondBuild(): Promise<void> {
  const index = await readFile(join(web, 'index.html'), 'utf8');
  const script = /src="\/(assets\/index-[^"]+\.js)"/.exec(index)?.[1] ?? '';
  const next = script.replace('index-', 'second-');
  await cp(join(web, script), join(web, next));
  await edit('index.html', (text) =>
    text
      .replace(`src="/${script}"`, `src="/${next}"`)
      .replace('<head>', '<head><meta name="build" content="second" />'),
  );
  await edit('sw.js', (text) =>
    text.replace(`"${script}"`, `"${script}","${next}"`).replace(/BUILD="[^"]*"/, 'BUILD="second"'),
  );
}

const isSecond = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('meta[name=build]') !== null);

test('a newer version is announced, loads at a tap, and the local game continues in it', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/?speed=0'));
  await page.getByText('No table is open.').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('button', { name: 'Play offline against bots' }).click();
  await play(page, new Dice(51), ({ question }) => question.startsWith('Your turn'));

  await bringSecondBuild();
  await server.restart();
  // A return to a hidden page makes it check for a newer client.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.waitFor();
  expect(await isSecond(page), 'nobody is reloaded in the middle of a game').toBe(false);

  await play(page, new Dice(52), ({ question }) => question.startsWith('Bid for'));
  await play(page, new Dice(53), ({ question }) => question.startsWith('Your turn'));
  const purse = await page.locator('.my-purse .total').innerText();
  await reload.click();
  await page.waitForFunction(() => document.querySelector('meta[name=build]') !== null);
  await page.locator('.dock').waitFor();
  expect(page.url()).toContain('/local/');
  await expect.poll(() => page.locator('.my-purse .total').innerText()).toBe(purse);
  await reload.waitFor({ state: 'detached' });
});
