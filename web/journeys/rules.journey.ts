import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { stillness } from './support/stillness';
import { openServer, phone } from './support/visits';

const server = openServer('rules', { installs: true, mayBreak: true });

/** How many sheets of paper come out of the printer. */
async function sheets(page: Page): Promise<number> {
  await stillness(page);
  const printed = await page.pdf({ preferCSSPageSize: true });
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the rules of each edition print on two pages, their score sheet on one, in the longest language too', async () => {
  const page = await server.visit({ ...phone, colorScheme: 'dark' });
  await page.goto(server.address('/'));
  await page.evaluate(() => localStorage.setItem('kuhhandel.language', 'fr'));
  for (const edition of ['second', 'first', 'master', 'russian', 'duel']) {
    await page.goto(server.address(`/rules/${edition}`));
    await page.locator('.looks').waitFor();
    expect(await sheets(page), edition).toBe(2);
    await page.goto(server.address(`/rules/${edition}/sheet`));
    await page.locator('.a4 table').waitFor();
    expect(await sheets(page), `${edition}, sheet`).toBe(1);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ media: 'print' });
  const ink = await page.locator('.a4 h2').evaluate((heading) => getComputedStyle(heading).color);
  expect(ink, 'dark on white paper').toBe('rgb(34, 48, 44)');
});

test('four questions identify the edition, without a server too', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.keys().then((keys) => keys.length))).toBe(1);
  await page.context().setOffline(true);
  await page.goto(server.address('/rules'));
  await page.getByRole('heading', { name: 'Kuhhandel, 2nd edition' }).waitFor();

  await page.getByRole('button', { name: 'No, forty animals only' }).click();
  await page.getByRole('button', { name: '25: the 1st edition, the bonus is lost' }).click();
  await page.getByText('You have: 1st edition.').waitFor();
  await page.getByRole('button', { name: 'Show its rules' }).click();

  await page.getByRole('heading', { name: 'Kuhhandel, 1st edition' }).waitFor();
  expect(await findings(page, 'rules')).toEqual([]);
});
