import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from './support/browser';
import { ownerOf } from './support/owner';
import { auctions, Dice, openEyes, play } from './support/player';
import { startPostgres, type Postgres } from './support/postgres';
import { startServer, type Server } from './support/server';
import { desktop, visitor } from './support/visits';

let postgres: Postgres;
let one: Server;
let two: Server;
let page: Page;
/** The address of the page's latest live connection. */
let connectedTo = '';

beforeAll(async () => {
  postgres = await startPostgres();
  one = await startServer('', { ledger: postgres.address });
  two = await startServer('', { ledger: postgres.address });
  const browser = await theBrowser();
  page = await (await browser.newContext({ ...visitor, ...desktop })).newPage();
  page.setDefaultTimeout(60_000);
  page.on('websocket', (socket) => (connectedTo = new URL(socket.url()).host));
  // A page that was kept waiting at first goes on by plain HTTP.
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') connectedTo = new URL(request.url()).host;
  });
  await openEyes(page);
});

afterAll(async () => {
  await page.context().close();
  await Promise.all([one.stop(), two.stop()]);
  await postgres.stop();
});

const purse = () => page.locator('.my-purse .total').innerText();
const owner = () => ownerOf(page, [one, two]);

async function isAt(server: Server): Promise<void> {
  await expect.poll(() => connectedTo).toBe(new URL(server.address).host);
}

/** Stops the owner of the page's table, so the page goes to the other; returns the stopped server. */
async function goes(how: 'cut' | 'kill'): Promise<Server> {
  const gone = await owner();
  await gone[how]();
  await isAt(gone === one ? two : one);
  return gone;
}

test('a page of one server plays at the server that owns the table', async () => {
  // A new server redirects its pages to others, which do not know it yet; then a page plays on the device.
  await expect.poll(async () => (await fetch(`${two.address}/readyz`)).status).toBe(200);
  await page.goto(`${two.address}/?speed=0`);
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await play(page, new Dice(21), auctions(2));
  expect(new URL(page.url()).origin).toBe(two.address);
  await isAt(await owner());
});

test('the game continues at the other server when one stops, and when one is killed', async () => {
  const ended = await goes('cut');
  await play(page, new Dice(22), auctions(2));
  await ended.restart();
  await play(page, new Dice(23), ({ question }) => question.startsWith('Your turn'));
  const before = await purse();
  await goes('kill');
  await expect.poll(purse).toBe(before);
  await play(page, new Dice(24), auctions(2));
});
