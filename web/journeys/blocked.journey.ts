import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, openServer } from './support/visits';
import { auctions, Dice, dockOf, play } from './support/player';
import { openTable, startGame } from './support/tables';

const server = openServer('blocked', { installs: true, mayBreak: true });

test('if WebSockets are blocked, a game is played over plain HTTP, also after a reload', async () => {
  const page = await server.visit(desktop);
  await blockWebSockets(page);
  const ways = waysOf(page);

  await openTable(page, server.address('/?speed=0'), '2nd edition', 3);
  await startGame(page);
  await play(page, new Dice(7), auctions(2));
  const before = await dockOf(page);
  await page.reload();
  await page.locator('.dock, #standing-title').first().waitFor();
  expect(before.question).not.toBe('');
  await play(page, new Dice(8), auctions(2));

  expect(ways.has('events')).toBe(true);
  expect(ways.has('websocket')).toBe(false);
});

test('if a WebSocket opens but carries nothing, the client falls back to HTTP', async () => {
  const page = await server.visit(desktop);
  await page.routeWebSocket('**/live', () => undefined);

  await openTable(page, server.address('/?speed=0'), '2nd edition', 3);

  await startGame(page);
});

/** As behind a proxy that knows only plain HTTP: every attempt ends before it began. */
const blockWebSockets = (page: Page) =>
  page.addInitScript(() => {
    window.WebSocket = class Blocked {
      onclose: ((event: CloseEvent) => void) | null = null;
      constructor() {
        setTimeout(() => this.onclose?.(new CloseEvent('close')), 20);
      }
      close() {}
    } as never;
  });

/** By what the page talked to its table. */
function waysOf(page: Page): Set<string> {
  const ways = new Set<string>();
  page.on('websocket', () => ways.add('websocket'));
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) ways.add('events');
  });
  return ways;
}
