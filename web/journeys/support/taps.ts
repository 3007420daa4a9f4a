import type { Page } from 'playwright-core';

/** One touch, from the finger to the first picture after it, as the browser measured it. */
export interface Tap {
  readonly what: string;
  readonly milliseconds: number;
}

declare global {
  interface Window {
    taps: Map<number, Tap>;
    touched: Map<number, string>;
  }
}

/** Runs in the page, so it must be self-contained. Browsers do not report touches of less than 16 ms. */
function watch(): void {
  window.taps = new Map();
  window.touched = new Map();
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const words = button?.getAttribute('aria-label') ?? button?.textContent;
    const question = document.querySelector('#question-title')?.textContent ?? '';
    window.touched.set(event.timeStamp, `${question} > ${(words ?? '').replaceAll(/\s+/g, ' ').trim()}`);
  };
  for (const type of ['pointerdown', 'pointerup', 'click']) addEventListener(type, keep, true);
  const observer = new PerformanceObserver((entries) => {
    for (const { interactionId, startTime, duration } of entries.getEntries() as PerformanceEventTiming[]) {
      const what = window.touched.get(startTime);
      const known = window.taps.get(interactionId)?.milliseconds ?? 0;
      if (interactionId > 0 && what !== undefined && duration > known)
        window.taps.set(interactionId, { what, milliseconds: duration });
    }
  });
  const asked: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  observer.observe(asked);
}

export const watchTaps = (page: Page): Promise<void> =>
  page.addInitScript({ content: `(${watch.toString()})()` }).then(() => undefined);

/** Prints how soon each tap was seen on the screen, the slowest of them by what was tapped. Gives them all, slowest first. */
export async function printTaps(page: Page): Promise<readonly Tap[]> {
  const taps = await page.evaluate(() => [...window.taps.values()]);
  const slowest = taps.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const at = (share: number) => slowest[Math.floor((1 - share) * (slowest.length - 1))]?.milliseconds ?? 0;
  const over = taps.filter(({ milliseconds }) => milliseconds > 100).length;
  console.log(
    `${taps.length} taps until the next picture: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, ` +
      `longest ${at(1)} ms, ${over} over 100 ms`,
  );
  for (const { what, milliseconds } of slowest.slice(0, 8)) console.log(`  ${milliseconds} ms: ${what}`);
  return slowest;
}
