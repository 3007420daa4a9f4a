import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { openServer, phone } from './support/visits';
import { Dice, play } from './support/player';
import { startShortGame, startQuickGame } from './support/tables';

const server = openServer('replay', { short: ['second'] });

const step = (page: Page) => page.locator('.step-count .num').innerText();
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const tap = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a finished game shows its story, and is replayed step by step from two perspectives', async () => {
  const page = await server.visit(phone);
  await startShortGame(page, server.address('/?speed=0'));
  await play(page, new Dice(5));
  await expectTales(page);
  await page.getByRole('link', { name: 'Watch replay' }).click();
  await page.locator('[data-dock=replay]').waitFor();

  const faults = await findings(page, 'replay');
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await expect.poll(() => step(page)).toBe('0');
  await page.keyboard.press('.');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => step(page)).toBe('2');
  await page.keyboard.press(',');
  await expect.poll(() => step(page)).toBe('1');
  await tap(page, 'Next donkey');
  await page
    .getByText(/donkey/i)
    .first()
    .waitFor();
  await expect.poll(async () => Number(await step(page))).toBeGreaterThan(1);
  await expect.poll(() => page.locator('.open-hands li').count()).toBe(4);

  await page.getByLabel('View as').selectOption({ index: 2 });
  // From a seat one sees its own hand alone.
  await page.locator('.open-hands li').nth(1).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.open-hands li').count()).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(async () => Number(await step(page))).toBeGreaterThan(50);

  const again = await server.visit(phone);
  await again.goto(`${page.url().split('#')[0]}#7`);
  await again.locator('[data-dock=replay]').waitFor();
  await expect.poll(() => step(again)).toBe('7');
  await again.getByRole('heading', { name: 'All actions' }).waitFor();

  // A player can ask the coach as soon as the game ends.
  await page.goto(page.url().replace(/\/games\/.*/, ''));
  await tap(page, 'Where did I lose it?');
  await page.getByRole('heading', { name: 'Where did I lose it?' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#lost-0');
  expect(faults).toEqual([]);
});

/** A step of a tale shows it, a tap shares a picture; the replay has them too. */
async function expectTales(page: Page): Promise<void> {
  const tales = page.locator('.tales');
  await tales.waitFor();
  const count = await tales.locator('article').count();
  expect(count).toBeGreaterThanOrEqual(3);
  expect(count).toBeLessThanOrEqual(5);
  expect(await findings(page, 'the tale')).toEqual([]);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);

  const picture = page.waitForEvent('download');
  await tales
    .getByRole('button', { name: /^Share as a picture/ })
    .first()
    .click();
  expect((await picture).suggestedFilename()).toMatch(/^kuhhandel-[a-z-]+\.png$/);

  const link = tales.getByRole('link', { name: /^Step / }).nth(1);
  const shown = /\d+/.exec(await link.innerText())?.[0];
  await link.click();
  await page.locator('[data-dock=replay]').waitFor();
  await expect.poll(() => step(page)).toBe(shown);
  await expect.poll(() => tales.locator('article').count()).toBe(count);
  await page.goBack();
  await tales.waitFor();
}

test('in a running game a player looks back from their own perspective, and the table waits', async () => {
  const page = await server.visit(phone);
  await startQuickGame(page, server.address('/?speed=0'));
  let moves = 0;
  await play(page, new Dice(7), ({ question }) => /Your turn/i.test(question) && ++moves > 2);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.locator('.look-back [data-dock=replay]').waitFor();

  await expect.poll(async () => Number(await step(page))).toBeGreaterThan(3);
  await page.keyboard.press('Home');
  await expect.poll(() => step(page)).toBe('0');
  await page.keyboard.press('.');
  await expect.poll(() => step(page)).toBe('1');
  await expect.poll(() => page.locator('.look-back .open-hands li').count()).toBe(1);
  expect(await page.getByRole('heading', { name: 'All actions' }).count()).toBe(0);
  const width = await page.locator('.look-back').evaluate((box) => box.scrollWidth);
  expect(width, 'as wide as the phone').toBeLessThanOrEqual(390);
  expect(await findings(page, 'looking back')).toEqual([]);

  await page.getByRole('button', { name: 'Back to the table' }).click();
  await page.locator('.look-back').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.dock #question-title').count()).toBe(1);
});
