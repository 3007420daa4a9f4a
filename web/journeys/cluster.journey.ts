import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from './browser';
import { auctions, Dice, openEyes, play } from './player';
import { startPostgres, type Postgres } from './postgres';
import { startServer, type Server } from './server';
import { desktop, visitor } from './visits';

let postgres: Postgres;
let one: Server;
let two: Server;
let page: Page;

beforeAll(async () => {
  postgres = await startPostgres();
  one = await startServer('', { ledger: postgres.address });
  two = await startServer('', { ledger: postgres.address });
  const browser = await theBrowser();
  page = await (await browser.newContext({ ...visitor, ...desktop })).newPage();
  page.setDefaultTimeout(60_000);
  await openEyes(page);
});

afterAll(async () => {
  await page.context().close();
  await Promise.all([one.stop(), two.stop()]);
  await postgres.stop();
});

const lost = () => page.getByText('Connection lost, your seat is kept.');
const purse = () => page.locator('.mypurse .tot').innerText();

test('a page of a server that stands by plays at the one that has the tables', async () => {
  await page.goto(`${two.address}/?speed=0`);
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await play(page, new Dice(21), auctions(2));
  expect(new URL(page.url()).origin).toBe(two.address);
});

test('the game goes on at the other server when one is ended, without a word', async () => {
  let wasLost = false;
  const watched = lost()
    .waitFor({ timeout: 20_000 })
    .then(
      () => (wasLost = true),
      () => undefined,
    );
  await one.cut();
  await play(page, new Dice(22), auctions(2));
  expect(wasLost).toBe(false);
  void watched;
});

test('the game goes on at the other server when the one is killed that the page came from', async () => {
  await one.restart();
  await play(page, new Dice(23), ({ question }) => question.startsWith('Your turn'));
  const before = await purse();
  await two.kill();
  await lost().waitFor();
  await lost().waitFor({ state: 'detached' });
  await expect.poll(purse).toBe(before);
  await play(page, new Dice(24), auctions(2));
});
