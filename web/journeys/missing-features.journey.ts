import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { makeGroup } from './support/groups';
import { auctions, Dice, openEyes, play } from './support/player';
import { openServer, phone } from './support/visits';

const server = openServer('missing features', { mayBreak: true });

/** As in a browser that blocks cookies: each access to a storage throws. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const denied = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, { get: denied });
  });

/** As in an old private window: there is a storage, and nothing fits into it. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    };
  });

/** As on a page that came over plain http from an address of a home network. */
const takeSecureContext = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
    for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name);
    const gone = ['clipboard', 'share', 'canShare', 'wakeLock', 'serviceWorker', 'locks', 'setAppBadge'];
    for (const name of gone) Reflect.deleteProperty(Navigator.prototype, name);
    for (const name of ['Notification', 'PushManager', 'caches']) Reflect.deleteProperty(globalThis, name);
  });

/** The worker of a device table has its own database, which scripts of the page do not reach. */
const blockDatabaseOfWorkers = (page: Page, error: string) =>
  page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const denied = `Object.defineProperty(self, 'indexedDB', { get: () => { throw new DOMException('no', '${error}'); } });`;
    await route.fulfill({ response, body: denied + (await response.text()) });
  });

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Stores a picture of the page if this is wanted. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

const seatNotice = 'This browser couldn’t store your seat';

test.each([
  ['throws at each access', blockStorage],
  ['has no room at all', fillStorage],
])('with a storage that %s, a seat is not lost, and the page reports it', async (how, prepare) => {
  const page = await server.visit(phone);
  await prepare(page);
  await page.goto(server.address('/?speed=0'));
  await page.getByLabel('Your name').fill('Anna');
  await tap(page, 'Play against bots now');
  await page.getByText(seatNotice).waitFor();
  await picture(page, `seat-${how.split(' ')[0] ?? ''}`);
  expect(await findings(page, `a seat that is not stored: ${how}`)).toEqual([]);
  expect(page.url()).toMatch(/\/t\/[\w-]+(\?[^#]*)?#[\w-]+\/?$/);
  await play(page, new Dice(71), auctions(1));

  await page.reload();
  // The own seat again, or the end of its game.
  await page.locator('.dock, .rank-row').first().waitFor();
  await page.getByText(seatNotice).waitFor();
  await tap(page, 'Close');
  await page.getByText(seatNotice).waitFor({ state: 'detached' });
});

test.each([
  ['throws at each access', blockStorage, 'SecurityError'],
  ['has no room at all', fillStorage, 'QuotaExceededError'],
])('with a storage that %s, the game is playable on this device', async (how, prepare, error) => {
  const page = await server.visit({ ...phone, serviceWorkers: 'block' });
  await prepare(page);
  await blockDatabaseOfWorkers(page, error);
  await page.goto(server.address('/?speed=0'));
  await tap(page, 'Play offline against bots');
  await page.getByText('This browser stores nothing').waitFor();
  await play(page, new Dice(72), auctions(1));
  await picture(page, `device-${how.split(' ')[0] ?? ''}`);
  await page.goto(server.address('/pad'));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
});

test('without HTTPS a device can be shared, scores are kept, and a link is copied', async () => {
  const page = await server.visit(phone);
  await takeSecureContext(page);
  await page.goto(server.address('/?speed=0'));
  await page.getByLabel('Your name').fill('Anna');
  await page.getByText('Play on this device, without a server').click();
  await page.getByLabel('Player 2 here').fill('Ben');
  await tap(page, 'Open the table');
  await page.locator('.passing, .dock').first().waitFor();
  expect(page.url()).toContain('/local/');

  await page.goto(server.address('/'));
  await makeGroup(page);
  await tap(page, /^Cow, 800: free/);
  await page.locator('.total-number', { hasText: /^800$/ }).waitFor();
});

test('one tab holds a local table, and another can take it over', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/?speed=0'));
  await tap(page, 'Play offline against bots');
  await play(page, new Dice(73), ({ question }) => question.startsWith('Your turn'));
  const purse = await page.locator('.my-purse .total').innerText();

  const other = await page.context().newPage();
  await openEyes(other);
  await other.goto(page.url());
  await other.getByRole('heading', { name: 'This table is open in another tab' }).waitFor();
  await picture(other, 'elsewhere');
  expect(await findings(other, 'a table that another tab holds')).toEqual([]);
  await tap(other, 'Play here');
  await other.locator('.dock').waitFor();
  await expect.poll(() => other.locator('.my-purse .total').innerText()).toBe(purse);
  await page.getByRole('heading', { name: 'This table is open in another tab' }).waitFor();
  await play(other, new Dice(74), ({ question }) => question.startsWith('Bid for'));
});

/** Runs in a page or a worker: `jumpClock` moves the device's clock. */
const movable = (by: number) =>
  `{ const now = Date.now; let jump = 0; Date.now = () => now() + jump; globalThis.jumpClock = () => { jump = ${by}; }; }`;

// After flight mode the clock is corrected; on a computer with two systems it is often wrong by the time zone.
test.each([3_600_000, -3_600_000])(
  'a device clock that jumps by %d ms neither stops its table nor ends an auction at once',
  async (by) => {
    const page = await server.visit({ ...phone, serviceWorkers: 'block' });
    await page.addInitScript({ content: movable(by) });
    await page.route('**/assets/worker-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: movable(by) + (await response.text()) });
    });
    await page.goto(server.address('/?speed=4'));
    await tap(page, 'Play offline against bots');
    await play(page, new Dice(75), auctions(1));
    await page.evaluate('jumpClock()');
    for (const worker of page.workers()) await worker.evaluate('jumpClock()');
    await play(page, new Dice(76), auctions(2));
  },
);
