import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse, phone } from './house';
import { auctions, Dice, play, type Dock } from './player';
import { printTaps, watchTaps } from './taps';

const house = openHouse('motion');

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
async function flightsDuring(page: Page, what: string): Promise<number> {
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

const inTrade = ({ question }: Dock): boolean => /offer|tops? it|Lay once more/.test(question);

test('cards and money glide through auctions and trades on a phone of a quarter of the speed', async () => {
  const page = await house.visit({ ...phone, reducedMotion: 'no-preference' });
  await page.addInitScript({ content: `(${watch.toString()})()` });
  await watchTaps(page);
  await page.goto(house.address('/?speed=5'));
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await page.locator('.dock').waitFor();
  const lever = await page.context().newCDPSession(page);
  await lever.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await flightsDuring(page, 'coming to the table');

  const dice = new Dice(4);
  await play(page, dice, auctions(4));
  expect(await flightsDuring(page, 'auctions')).toBeGreaterThan(0);

  await play(page, dice, inTrade);
  await flightsDuring(page, 'up to a horse trade');
  await play(page, dice, (dock) => !inTrade(dock));
  await page.locator('.seats').waitFor();
  await page.waitForFunction(() => window.flights > 0);
  expect(await flightsDuring(page, 'a horse trade')).toBeGreaterThan(0);

  await play(page, dice);
  await flightsDuring(page, 'the rest of the game');
  expect(await printTaps(page)).toBeGreaterThan(20);
});

test('whoever wants no motion gets none', async () => {
  const page = await house.visit(phone);
  await page.addInitScript({ content: `(${watch.toString()})()` });
  await page.goto(house.address('/?speed=5'));
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await page.locator('.dock').waitFor();
  await play(page, new Dice(4), auctions(4));
  expect(await flightsDuring(page, 'without motion')).toBe(0);
});
