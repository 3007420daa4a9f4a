import type { Page } from 'playwright-core';
import { lastingFaults } from './stillness';

/** Returns text and controls beyond the left or right edge, out of reach of scrolling. */
export const cutOff = (page: Page): Promise<string[]> => lastingFaults(page, () => cutOffNow(page));

const cutOffNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean => {
      if (element === null) return false;
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'hidden' || overflowX === 'clip') return false;
      return overflowX === 'auto' || overflowX === 'scroll' || scrolls(element.parentElement);
    };
    return [...document.querySelectorAll<HTMLElement>('button, a, input, h1, h2, h3, p, b, .num, .pill')]
      .filter((element) => element.getClientRects().length > 0 && !scrolls(element.parentElement))
      .filter((element) => element.closest('.visually-hidden, .skip, .sky-layer') === null)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.right > window.innerWidth + 0.5 || box.left < -0.5))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `${name.trim().slice(0, 40)} is cut off: ${Math.round(box.left)} to ${Math.round(box.right)} px`;
      });
  });
