import type { Page } from 'playwright-core';

/** The widths of the ring in one auction, in pixels: the smallest and the largest. */
type Widths = readonly [number, number];

declare global {
  interface Window {
    ringWidths: Widths[];
    /** The farthest that the label of the bid was from the middle of the ring, as a share of its radius. */
    labelReach: number;
  }
}

/** Looks at the ring in each frame. Runs in the page, so it must be self-contained. */
function watch(): void {
  window.ringWidths = [];
  window.labelReach = 0;
  let open = false;
  let pile = '';
  let turned = false;
  addEventListener('resize', () => (turned = true));
  const look = () => {
    requestAnimationFrame(look);
    if (turned) {
      // The dock has its height for the new size after this frame.
      turned = false;
      open = false;
      return;
    }
    const ring = document.querySelector('[data-page~="lot"]:not([data-page~="seat"]) .ring');
    if (ring === null || document.querySelector('.dock[data-dock=""]') === null) {
      open = false;
      return;
    }
    // In a fast game nothing else is seen between two auctions than a smaller pile.
    const left = document.querySelector('.facts .left')?.textContent ?? '';
    open &&= left === pile;
    pile = left;
    const { x, y, width } = ring.getBoundingClientRect();
    const label = ring.querySelector('.bid-label');
    if (label !== null && getComputedStyle(label).position !== 'absolute') {
      const words = document.createRange();
      words.selectNodeContents(label);
      const { right, top } = words.getBoundingClientRect();
      const reach = Math.hypot(right - x - width / 2, top - y - width / 2) / (width / 2);
      window.labelReach = Math.max(window.labelReach, reach);
    }
    const [least, most] = (open ? window.ringWidths.pop() : undefined) ?? [width, width];
    window.ringWidths.push([Math.min(least, width), Math.max(most, width)]);
    open = true;
  };
  requestAnimationFrame(look);
}

/** From the next page on, `ringChanges` knows the ring of each auction at each size of the page. */
export const watchRing = (page: Page): Promise<void> =>
  page.addInitScript({ content: `(${watch.toString()})()` }).then(() => undefined);

/** Returns the auctions in which the ring has changed its size, after `least` auctions at least. */
export async function ringChanges(page: Page, least: number): Promise<readonly Widths[]> {
  const widths = await page.evaluate(() => window.ringWidths);
  if (widths.length < least) throw new Error(`Only ${widths.length} auctions were seen.`);
  return widths.filter(([smallest, largest]) => largest - smallest > 2);
}

/** Whether the label of the bid has stayed within the fence, whose rails begin at that share of the radius. */
export const labelStayedInside = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.labelReach > 0 && window.labelReach < 0.9);
