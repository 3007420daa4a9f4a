import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pages } from './support/gallery-pages';
import { openServer, phone } from './support/visits';
import { openScenes } from './support/scenes';

const server = openServer('gallery', { mayBreak: true });
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
/** A TV, at two thirds of its size. */
const tv: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
const sizes = { phone, desktop, tv };
const folder = fileURLToPath(new URL('../../docs/gallery/', import.meta.url));
const largest = 60_000;

type Theme = 'light' | 'dark';
type Size = keyof typeof sizes;

/** The screens that the README shows: scenes of src/model/fixtures, and pages of `gallery-pages`. */
const pictures: readonly (readonly [screen: string, size: Size, theme: Theme])[] = [
  ['lobby', 'phone', 'light'],
  ['turn', 'phone', 'light'],
  ['auction', 'phone', 'dark'],
  ['right', 'phone', 'light'],
  ['pay', 'phone', 'light'],
  ['answer', 'phone', 'light'],
  ['reveal', 'phone', 'dark'],
  ['payday', 'phone', 'light'],
  ['quartet', 'phone', 'dark'],
  ['rat', 'phone', 'light'],
  ['race', 'phone', 'light'],
  ['divisionMoney', 'phone', 'dark'],
  ['finished', 'phone', 'light'],
  ['rules', 'phone', 'light'],
  ['score-pad', 'phone', 'light'],
  ['statistics', 'phone', 'dark'],
  ['auction', 'desktop', 'light'],
  ['waiting-room', 'desktop', 'light'],
  ['mine', 'desktop', 'dark'],
  ['six', 'desktop', 'light'],
  ['divisionOther', 'desktop', 'light'],
  ['masterScore', 'desktop', 'dark'],
  ['replay', 'desktop', 'light'],
  ['offer', 'desktop', 'dark'],
  ['tv-auction', 'tv', 'light'],
  ['tv-turn', 'tv', 'dark'],
];

const scenes = openScenes();

async function open(page: Page, screen: string, theme: Theme): Promise<void> {
  const turnTo = pages[screen];
  if (turnTo === undefined) return scenes.open(page, screen.replace(/^tv-(.+)/, '$1&tv'), theme);
  await page.addInitScript((chosen) => localStorage.setItem('kuhhandel.theme', chosen), theme);
  await page.goto(server.address());
  await turnTo(page);
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

test.each(pictures)('%s on the %s, %s', async (screen, size, theme) => {
  const page = await server.visit(sizes[size]);
  await open(page, screen, theme);
  const bytes = await take(page, `${folder}${screen}-${size}-${theme}.webp`);
  expect(bytes).toBeLessThan(largest);
});
