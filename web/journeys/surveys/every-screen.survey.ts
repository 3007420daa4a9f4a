import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { moments } from '../../src/model/fixtures/moments';
import { handScenes } from '../../src/model/fixtures/hand-scenes';
import { scenes as snapshots } from '../../src/model/fixtures/scenes';
import { findings } from '../support/axe';
import { theBrowser } from '../support/browser';
import { cutOff } from '../support/cut';
import { misfits } from '../support/fits';
import { phone, visitor } from '../support/visits';
import { openScenes } from '../support/scenes';
import { lastingFaults } from '../support/stillness';

const scenes = openScenes();

/** CSS pixels. */
interface Viewport {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const viewports: readonly Viewport[] = [
  { name: 'phone', width: 390, height: 844 },
  { name: '1280 px at 200 %', width: 640, height: 512 },
  { name: '1280 px at 400 %', width: 320, height: 640 },
];

const everyScreen = [...Object.keys(snapshots), ...Object.keys(moments), ...handScenes];

async function faultsOf(page: Page, scene: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, width, height } of viewports) {
    await page.setViewportSize({ width, height });
    const where = `${scene}, ${name}`;
    faults.push(...(await misfits(page, where)));
    faults.push(...(await cutOff(page)).map((what) => `${where}: ${what}`));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  return [...faults, ...(await findings(page, scene))];
}

// Each screen stands still here, so that the rare ones are looked at as often as the common ones.
test(
  'every screen and state is accessible: axe, targets of 44 px, zoom to 400 %',
  { timeout: 900_000 },
  async () => {
    const browser = await theBrowser();
    const context = await browser.newContext({ ...visitor, ...phone });
    const page = await context.newPage();
    const faults: string[] = [];
    for (const scene of everyScreen) {
      await scenes.open(page, scene);
      const found = await faultsOf(page, scene);
      console.log(`${scene}: ${found.length} findings in light and dark, at 390, 640 and 320 px`);
      faults.push(...found);
    }
    expect(faults).toEqual([]);
  },
);

/** If the bar shows how many cards are left, all of it is visible. */
const showsCardsLeft = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const left = document.querySelector('.facts .left');
    const facts = left?.closest('.facts');
    if (left === null || facts == null) return true;
    return left.getBoundingClientRect().right <= facts.getBoundingClientRect().right + 0.5;
  });

/** The text next to the card leaves the ring at either end of its first line. */
const crossesFence = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const ring = document.querySelector('.ring')?.getBoundingClientRect();
    const standing = document.querySelector('.standing')?.firstElementChild?.getBoundingClientRect();
    if (ring === undefined || standing === undefined) return false;
    const radius = ring.width / 2;
    const up = (standing.top + standing.bottom) / 2 - (ring.top + radius);
    return [standing.left, standing.right].some((end) => Math.hypot(end - (ring.left + radius), up) > radius);
  });

test.each([320, 360, 390])(
  'every screen fits a phone of %i px in each of the five languages',
  { timeout: 900_000 },
  async (width) => {
    const browser = await theBrowser();
    const context = await browser.newContext({ ...visitor, ...phone });
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 740 });
    const faults: string[] = [];
    for (const scene of everyScreen) {
      await scenes.open(page, scene);
      const questions = new Set<string>();
      for (const code of ['en', 'de', 'nl', 'fr', 'ru'] as const) {
        await page.evaluate((chosen) => window.setLocale(chosen), code);
        questions.add(await page.locator('#main').innerText());
        const where = `${scene}, ${code}`;
        faults.push(...(await misfits(page, where)));
        faults.push(...(await cutOff(page)).map((what) => `${where}: ${what}`));
        if (!(await showsCardsLeft(page))) faults.push(`${where}: how many cards are left is cut off`);
        if (await crossesFence(page)) faults.push(`${where}: what stands crosses the fence`);
      }
      expect(questions.size, scene).toBeGreaterThan(1);
    }
    console.log(`${everyScreen.length} screens in five languages: ${faults.length} findings at ${width} px`);
    expect(faults).toEqual([]);
  },
);

/** The enabled buttons of the dock that a person sees only after scrolling, or that something covers. */
const hiddenAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('.dock button:enabled')]
      .filter((button) => button.offsetParent !== null)
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        if (top < -0.5 || bottom > innerHeight + 0.5) return true;
        const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return met !== null && !button.contains(met) && met.closest('.dock') === null;
      })
      .map((button) => button.getAttribute('aria-label') ?? button.innerText),
  );

test(
  'on a phone of 320 x 568 every answer is visible without scrolling, in each language',
  { timeout: 900_000 },
  async () => {
    const browser = await theBrowser();
    const context = await browser.newContext({ ...visitor, ...phone });
    const page = await context.newPage();
    await page.setViewportSize({ width: 320, height: 568 });
    const faults: string[] = [];
    for (const scene of everyScreen) {
      await scenes.open(page, scene);
      for (const code of ['en', 'de', 'nl', 'fr', 'ru'] as const) {
        await page.evaluate((chosen) => window.setLocale(chosen), code);
        const hidden = await lastingFaults(page, () => hiddenAnswers(page));
        faults.push(...hidden.map((answer) => `${scene}, ${code}: ${answer}`));
      }
    }
    expect(faults).toEqual([]);
  },
);
