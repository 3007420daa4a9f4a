import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { openTable, startQuickGame } from './support/tables';
import { desktop, openServer, phone } from './support/visits';

const server = openServer('links', { mayBreak: true });

test('an address without a page shows an error and offers a link', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/t/no/such/page'));
  await page.getByRole('heading', { name: 'There is no page at this address.' }).waitFor();
  expect(await findings(page, 'an address without a page')).toEqual([]);
  if (process.env['SHOTS'] !== undefined)
    await page.screenshot({ path: `${process.env['SHOTS']}/nowhere.png` });

  await page.getByLabel('Table code or link').fill('k7q2mO');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('Codes never contain 0, 1, I, L or O.').waitFor();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.getByRole('heading', { name: 'Going once, going twice…' }).waitFor();
});

test('a malformed address has an error page', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/t/%25'));
  await page.getByRole('heading', { name: 'There is no page at this address.' }).waitFor();
});

test('codes and links are accepted as people send them, and a token is never sent in a path', async () => {
  const host = await server.visit(desktop);
  await openTable(host, server.address('/?speed=0'), '2nd edition', 3);
  const code = await host.locator('.join-code').innerText();
  const { pathname } = new URL(host.url());
  const token = 'Zm9vYmFyYmF6cXV4-_AbCdEf';

  const guest = await server.visit(phone);
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.url()));
  const typed = [
    `${code.slice(0, 3).toUpperCase()} ${code.slice(3)}`,
    `„${code.slice(0, 3)}-${code.slice(3)}“.`,
    `Come: https://else.where${pathname.toUpperCase()}/!`,
    `“${server.address(pathname)}#${token}”`,
  ];
  for (const text of typed) {
    await guest.goto(server.address('/'));
    await guest.getByLabel('Table code or link').fill(text);
    await guest.getByRole('button', { name: 'Join' }).click();
    await guest.waitForURL((url) => url.pathname === pathname);
  }
  await guest.goto(server.address(`${pathname}%23${token}.`));
  await guest.waitForURL((url) => url.pathname === pathname && url.hash === '');
  const sent = asked.filter((url) => url.includes(token) && !url.includes('#') && !url.includes('%23'));
  expect(sent).toEqual([]);
});

test('a new link to a seat replaces the seat that this browser has there', async () => {
  const host = await server.visit(desktop);
  await startQuickGame(host, server.address('/?speed=0'));
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Play on another device' }).click();
  const link = await host.getByLabel('Link to your seat').inputValue();

  const other = await server.visit(phone);
  await other.goto(server.address('/'));
  const table = new URL(link).pathname.slice('/t/'.length);
  await other.evaluate(
    (id) =>
      localStorage.setItem(
        `kuhhandel.seat.${id}`,
        JSON.stringify({ table: id, seat: 0, token: 'an-old-key-of-a-browser' }),
      ),
    table,
  );
  await other.goto(link);
  await other.locator('.dock:not(.audience)').waitFor();
});

test('Ctrl opens a link in a new tab', async () => {
  const page = await server.visit(desktop);
  await page.goto(server.address('/'));
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('link', { name: 'The rules, to read and to print' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(opened.url()).pathname).toBe('/rules');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a part of the page that fails can be retried', async () => {
  const page = await server.visit(phone);
  await page.route(/RulesPage-[^/]*\.js/, (route) => route.abort());
  await page.goto(server.address('/rules'));
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await findings(page, 'a part that failed')).toEqual([]);
  if (process.env['SHOTS'] !== undefined)
    await page.screenshot({ path: `${process.env['SHOTS']}/failed.png` });
  await page.unroute(/RulesPage-[^/]*\.js/);
  await again.click();
  await page.locator('.page-title, button:has-text("Reload")').first().waitFor();
});

/** Does the same as Google Translate: each text becomes <font><font>translation</font></font>. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      ({ data, parentElement }) => data.trim() !== '' && parentElement?.tagName !== 'SCRIPT',
    )) {
      const font = document.createElement('FONT'.toLowerCase());
      font.append(document.createElement('FONT'.toLowerCase()));
      if (font.firstElementChild !== null) font.firstElementChild.textContent = text.data;
      text.replaceWith(font);
    }
  });

test('the browser’s translator leaves no old text on a button', async () => {
  const page = await server.visit(desktop);
  await page.goto(server.address('/'));
  await page.getByRole('button', { name: 'Play against bots now' }).waitFor();
  await translate(page);

  await page.getByLabel('Language').first().selectOption('de');

  await page.getByRole('button', { name: 'Sofort gegen Bots spielen' }).waitFor();
  expect(await page.getByText('Play against bots now').count()).toBe(0);
});

test('a Russian keyboard has the shortcuts of the table', async () => {
  const page = await server.visit(desktop);
  await startQuickGame(page, server.address('/?speed=0'));
  // The log, at the place of L.
  await page.evaluate(() =>
    window.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'д', code: 'KeyL', bubbles: true, cancelable: true }),
    ),
  );
  await page.getByRole('heading', { name: 'Game so far' }).waitFor();
});

test('a right-to-left name does not move the numbers next to it', async () => {
  const page = await server.visit(desktop);
  await page.goto(server.address('/?speed=0'));
  await page.getByLabel('Your name').fill('אבי');
  await page.getByLabel('Name of the table').fill('שולחן 2');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('is here').first().waitFor();
  expect(await page.title()).toContain('\u2068שולחן 2\u2069');
  expect(await page.locator('bdi', { hasText: 'אבי' }).count()).toBeGreaterThan(0);
});
