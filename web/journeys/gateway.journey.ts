import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startQuickGame } from './support/tables';
import { openServer, phone } from './support/visits';

const server = openServer('gateway', { installs: true, mayBreak: true });

/** The gateway's answer in place of the stopped server. */
let answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string };
const gateway: Server = createServer((request, response) => {
  if (request.url?.startsWith('/api/') === true) {
    request.socket.destroy();
    return;
  }
  const { status, headers = { 'Content-Type': 'text/html' }, body = '' } = answer(request.url ?? '/');
  response.writeHead(status, headers).end(body);
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const isOurs = (page: Page) => page.title().then((title) => title.includes('Kuhhandel'));

test('the cached page is shown instead of a gateway error and of a captive portal', async () => {
  const page = await server.visit(phone);
  await startQuickGame(page, server.address());
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.cut();
  const { port } = new URL(server.address(''));
  await new Promise<void>((resolve) => gateway.listen(Number(port), '127.0.0.1', resolve));

  for (const status of [404, 502, 503, 504, 511, 200]) {
    answer = () => ({ status, body: `<title>Gateway ${status}</title>` });
    await page.goto(server.address('/'));
    expect(await isOurs(page), `a gateway that answers ${status}`).toBe(true);
  }
  await page.reload();
  expect(await isOurs(page), 'after a reload').toBe(true);

  // A login in front of the server can be reached by a reload.
  answer = (path) =>
    path === '/login'
      ? { status: 200, body: '<title>Proxy</title>Log in' }
      : { status: 302, headers: { Location: '/login' } };
  await page.goto(server.address('/'));
  expect(await isOurs(page), 'a gateway that redirects').toBe(true);
  await page.reload();
  expect(await page.getByText('Log in').count()).toBe(1);
});
