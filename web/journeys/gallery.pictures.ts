import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse, phone } from './house';
import { openScenes } from './scenes';

const house = openHouse('gallery');
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const sizes = { phone, desktop };
const folder = fileURLToPath(new URL('../../docs/gallery/', import.meta.url));
const largest = 60_000;

type Theme = 'light' | 'dark';
type Size = keyof typeof sizes;

/** The screens that the README shows; the other names are those of the scenes in src/model/fixtures. */
const pictures: readonly (readonly [scene: string, size: Size, theme: Theme])[] = [
  ['auction', 'desktop', 'light'],
  ['mine', 'desktop', 'dark'],
  ['divisionOther', 'desktop', 'light'],
  ['masterScore', 'desktop', 'dark'],
  ['lobby', 'phone', 'light'],
  ['turn', 'phone', 'light'],
  ['auction', 'phone', 'dark'],
  ['pay', 'phone', 'light'],
  ['answer', 'phone', 'light'],
  ['reveal', 'phone', 'dark'],
  ['payday', 'phone', 'light'],
  ['quartet', 'phone', 'dark'],
];

const scenes = openScenes();

async function open(page: Page, scene: string, theme: Theme): Promise<void> {
  if (scene === 'lobby') {
    await page.addInitScript((chosen) => localStorage.setItem('kuhhandel.theme', chosen), theme);
    await page.goto(house.address());
    await page.getByText('No table is open.').waitFor();
    return;
  }
  await scenes.open(page, scene, theme);
}

async function take(page: Page, path: string): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const camera = await page.context().newCDPSession(page);
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: 52 });
  const picture = Buffer.from(data, 'base64');
  await writeFile(path, picture);
  return picture.length;
}

test.each(pictures)('%s on the %s, %s', async (scene, size, theme) => {
  const page = await house.visit(sizes[size]);
  await open(page, scene, theme);
  const bytes = await take(page, `${folder}${scene}-${size}-${theme}.webp`);
  expect(bytes).toBeLessThan(largest);
});
