import { chromium, type Browser, type Page, type Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, launched, phone } from './house';
import { openScenes } from './scenes';

const scenes = openScenes();
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launched);
});
afterAll(() => browser.close());

/** Where every control and card lies. Runs in the page, and so must stand on its own. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .card, .chip, .note, .stack')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.className;
        return `${name}: ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
  );

const sizes = { phone: { ...phone, viewport: { width: 360, height: 740 } }, desktop };

// Whoever taps where a button was must not hit another because a picture came: everything has its place before.
test.each([
  ['answer', 'phone'],
  ['payCards', 'phone'],
  ['auction', 'phone'],
  ['turn', 'desktop'],
] as const)('nothing moves when the pictures come: %s on the %s', async (scene, size) => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...sizes[size] });
  const page = await context.newPage();
  const held: Route[] = [];
  await page.route(/\.svg$/, (route) => void held.push(route));
  await scenes.open(page, scene);
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  expect(held.length, 'pictures that were held back').toBeGreaterThan(3);

  await Promise.all(held.map((route) => route.continue()));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  expect(await places(page)).toEqual(before);
  await context.close();
});
