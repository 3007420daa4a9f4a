import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, openServer } from './support/visits';
import { auctions, Dice, openEyes, play } from './support/player';

const server = openServer('no network', { installs: true, mayBreak: true });

/** How long the device table's worker was busy each time the clock called it: mostly with one bot's decision. */
async function reportThinkingTime(page: Page, kind: string): Promise<void> {
  const worker = page.workers().find((one) => one.url().includes('worker'));
  if (worker === undefined) throw new Error('the table on the device has no worker');
  const times = await worker.evaluate(() =>
    performance.getEntriesByName('passed').map(({ duration }) => duration),
  );
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(1);
  console.log(`${kind}: ${times.length} calls, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
}

test('without a network the page loads, and a game is closed, resumed and continued', async () => {
  const first = await server.visit(desktop);
  await first.goto(server.address('/?speed=0'));
  await first.getByText('No table is open.').waitFor();
  await first.evaluate(() => navigator.serviceWorker.ready);
  await server.cut();

  await first.reload();
  await first.getByText('No connection to the server.').waitFor();
  await first.getByRole('button', { name: 'Play against bots now' }).click();
  await play(first, new Dice(21), ({ question }) => question.startsWith('Your turn'));
  expect(first.url()).toContain('/local/');
  const purse = await first.locator('.my-purse .total').innerText();
  const context = first.context();
  await first.close();

  const page = await context.newPage();
  await openEyes(page);
  await page.goto(server.address('/?speed=0'));
  await page.getByRole('link', { name: /^Against the bots/ }).click();
  await expect.poll(() => page.locator('.my-purse .total').innerText()).toBe(purse);

  await play(page, new Dice(22), auctions(3));
  await reportThinkingTime(page, 'farmer');

  // Fox and owl bring nets of their own, which were kept for this.
  for (const kind of ['trader', 'fox', 'owl']) {
    await page.evaluate((bot) => localStorage.setItem('kuhhandel.bot', bot), kind);
    await page.goto(server.address('/?speed=0'));
    await page.getByRole('button', { name: 'Play offline against bots' }).click();
    await play(page, new Dice(23), auctions(3));
    await reportThinkingTime(page, kind);
  }
});
