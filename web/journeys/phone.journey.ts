import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse, phone } from './house';
import { Dice, play } from './player';

const house = openHouse('phone');

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Buttons and fields that a thumb would miss. Links inside sentences are excepted (WCAG 2.5.8). */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .btn, input:not([type=checkbox]):not([type=radio])')]
      .filter((control) => control.offsetParent !== null)
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? control.innerText,
        box: control.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
  );

for (const width of [360, 390]) {
  test(`a whole game on a phone of ${width} pixels never scrolls sideways`, async () => {
    const page = await house.visit({ ...phone, viewport: { width, height: width === 360 ? 740 : 844 } });
    const faults: string[] = [];
    const check = async (where: string) => {
      const over = await tooWide(page);
      if (over > 0) faults.push(`${where}: ${over} px too wide`);
      faults.push(...(await tooSmall(page)).map((control) => `${where}: ${control}`));
    };

    await page.goto(house.address('/?speed=0'));
    await page.getByRole('button', { name: 'Play against bots now' }).waitFor();
    await check('lobby');
    await page.getByRole('button', { name: 'Play against bots now' }).click();
    await page.locator('.dock').waitFor();
    await play(page, new Dice(width), (dock) => {
      void check(dock.question);
      return false;
    });
    await page.getByRole('heading', { name: 'Final standing' }).waitFor();
    await check('score');

    expect([...new Set(faults)]).toEqual([]);
  });
}
