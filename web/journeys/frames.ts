import type { Page } from 'playwright-core';
import { phone, type House } from './house';
import { watchTaps } from './taps';

const period = 1000 / 60;

declare global {
  interface Window {
    framesAt: number[];
    flights: number;
  }
}

/** Counts frames, and what flies over the page. Runs in the page, and so must stand on its own. */
function watch(): void {
  window.framesAt = [];
  window.flights = 0;
  const frame = (at: number) => {
    window.framesAt.push(at);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.classList.contains('flying')) window.flights += 1;
  }).observe(document, { childList: true, subtree: true });
}

/** Prints how smoothly the page went since it was asked last, for people to judge: what else the machine does has its part in it. Gives how many things flew. */
export async function flightsDuring(page: Page, what: string): Promise<number> {
  const { frames, flights } = await page.evaluate(() => {
    const seen = { frames: window.framesAt, flights: window.flights };
    window.framesAt = [];
    window.flights = 0;
    return seen;
  });
  const steps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const sorted = steps.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const slow = steps.filter((step) => step > 2 * period).length;
  const tail = `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, 99 % within ${at(0.99)} ms, longest ${at(1)} ms`;
  console.log(
    `${what}: ${steps.length} frames, ${flights} flights, ${tail}, ${((100 * slow) / Math.max(1, steps.length)).toFixed(1)} % over two periods`,
  );
  return flights;
}

/** From the next page on, what `flightsDuring` tells is counted. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript({ content: `(${watch.toString()})()` });
}

/** A game against bots on a phone of a quarter of the speed, whose frames and taps are watched from the beginning. */
export async function gameOnASlowPhone(house: House): Promise<Page> {
  const page = await house.visit({ ...phone, reducedMotion: 'no-preference' });
  await watchFrames(page);
  await watchTaps(page);
  await page.goto(house.address('/?speed=5'));
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await page.locator('.dock').waitFor();
  const lever = await page.context().newCDPSession(page);
  await lever.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await flightsDuring(page, 'coming to the table');
  return page;
}
