import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { moments } from '../../src/model/fixtures/moments';
import { scenes as snapshots } from '../../src/model/fixtures/scenes';
import { findings } from '../support/axe';
import { theBrowser } from '../support/browser';
import { openScenes } from '../support/scenes';
import { lastingFaults } from '../support/stillness';
import { visitor } from '../support/visits';

const scenes = openScenes();
const everyScene = [...Object.keys(snapshots), ...Object.keys(moments)];
const sights = [
  { name: 'TV', width: 1920, height: 1080 },
  { name: 'tablet', width: 1280, height: 800 },
  // A guest without a phone plays at the same screen.
  { name: 'TV next to a hand', width: 1560, height: 1080 },
];

/**
 * Returns texts that are too small to be read from three metres, leave the safe area, or are cut off. Names on cards are
 * as large as the cards.
 */
const illegible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const unit = Math.min(innerWidth / (innerWidth / innerHeight > 1.5 ? 1920 : 1560), innerHeight / 1080);
    const isOf = (element: Element, of: string) => element.closest(of) !== null;
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const faults: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || isOf(element, '.visually-hidden, .card, .money-card, svg'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 35.5 * unit) faults.push(`${text}: ${(size / unit).toFixed(0)} units high`);
      const isCut =
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
      if (isCut && !isOf(element, '[translate=no], .name, h1')) faults.push(`${text}: cut off`);
      const x = 0.048 * innerWidth;
      const y = 0.048 * innerHeight;
      if (isCut) continue;
      if (box.left < x || box.right > innerWidth - x || box.top < y - 8 || box.bottom > innerHeight - y + 8)
        faults.push(
          `${text}: outside of the safe area (${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')})`,
        );
    }
    for (const tile of document.querySelectorAll('main .tile')) {
      const [line, notes] = ['.status', '.purse'].map((part) => tile.querySelector(part));
      const range = document.createRange();
      if (line == null || notes == null) continue;
      range.selectNodeContents(line);
      const [text, others] = [range.getBoundingClientRect(), notes.getBoundingClientRect()];
      if (
        text.width > 0 &&
        text.right > others.left &&
        text.bottom > others.top + 8 &&
        text.top < others.bottom - 8
      )
        faults.push(`${line.textContent}: covered by the notes`);
    }
    return faults;
  });

test.each(sights)(
  'every scene of the big screen is legible on a $name in five languages',
  { timeout: 900_000 },
  async ({ name, width, height }) => {
    const browser = await theBrowser();
    const context = await browser.newContext({ ...visitor, viewport: { width, height } });
    const page = await context.newPage();
    const faults: string[] = [];
    for (const scene of everyScene) {
      await scenes.open(page, `${scene}&tv`);
      for (const code of ['en', 'de', 'nl', 'fr', 'ru'] as const) {
        await page.evaluate((chosen) => window.setLocale(chosen), code);
        const found = await lastingFaults(page, () => illegible(page));
        faults.push(...found.map((fault) => `${scene}, ${code}: ${fault}`));
      }
      if (name === 'TV') faults.push(...(await findings(page, scene)));
    }
    console.log(`${everyScene.length} scenes on a ${name}: ${faults.length} findings`);
    await context.close();
    expect(faults).toEqual([]);
  },
);
