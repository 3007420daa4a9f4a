import type { Page } from 'playwright-core';
import { lastingFaults } from './stillness';

/** Returns by how many pixels the page, or a dialog over it, is wider than the screen. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const shown = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...shown.map(({ scrollWidth }) => scrollWidth)) - window.innerWidth;
  });

/** Buttons and fields that a thumb would miss. Links inside sentences are excepted (WCAG 2.5.8). */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, .btn, input:not([type=checkbox]):not([type=radio]):not([type=file])',
      ),
    ]
      .filter((control) => control.offsetParent !== null)
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? control.innerText,
        box: control.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
  );

/** Returns parts of the page that do not fit a phone: sideways scroll, and controls that are too small. */
export const misfits = (page: Page, where: string): Promise<string[]> =>
  lastingFaults(page, () => misfitsNow(page, where));

async function misfitsNow(page: Page, where: string): Promise<string[]> {
  const over = await tooWide(page);
  const small = (await tooSmall(page)).map((control) => `${where}: ${control}`);
  return over > 0 ? [`${where}: ${over} px too wide`, ...small] : small;
}
