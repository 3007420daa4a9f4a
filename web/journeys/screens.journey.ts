import type { Page, Route } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findings } from './support/axe';
import { theBrowser } from './support/browser';
import { misfits } from './support/fits';
import { desktop, phone, visitor } from './support/visits';
import { openScenes } from './support/scenes';

const scenes = openScenes();

/** Returns the position of every control and card. Runs in the page, so it must be self-contained. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .card, .chip, .money-card, .stack')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.className;
        return `${name}: ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
  );

const sizes = { phone: { ...phone, viewport: { width: 360, height: 740 } }, desktop };

async function visit(size: keyof typeof sizes): Promise<Page> {
  const browser = await theBrowser();
  const context = await browser.newContext({ ...visitor, ...sizes[size] });
  onTestFinished(() => context.close());
  return context.newPage();
}

// Late pictures must not move buttons under a finger: everything has its place before.
test.each([
  ['answer', 'phone'],
  ['payCards', 'phone'],
  ['auction', 'phone'],
  ['turn', 'desktop'],
] as const)('nothing shifts when the pictures load: %s on the %s', async (scene, size) => {
  const page = await visit(size);
  const held: Route[] = [];
  await page.route(/\.svg$/, (route) => void held.push(route));
  await scenes.open(page, scene);
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  await expect.poll(() => held.length).toBeGreaterThan(3);

  await Promise.all(held.map((route) => route.continue()));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await expect.poll(() => places(page)).toEqual(before);
});

// A game brings some of them, and not each brings all.
test.each(['turn', 'right', 'pay', 'offer', 'answer'])(
  'the pending decision is accessible: %s',
  async (scene) => {
    const page = await visit('phone');
    await scenes.open(page, scene);
    const faults = [...(await misfits(page, scene)), ...(await findings(page, scene))];
    await page.setViewportSize(phone.viewport);
    faults.push(...(await misfits(page, `${scene} at ${phone.viewport.width}`)));
    expect(faults).toEqual([]);
  },
);

test('the counting of a game is accessible on every screen, and leads to the standing', async () => {
  const page = await visit('phone');
  await scenes.open(page, 'masterCounting');
  const faults: string[] = [];
  for (const [width, height] of [
    [360, 740],
    [320, 640],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    faults.push(...(await misfits(page, `at ${width}`)));
  }
  faults.push(...(await findings(page, 'counting')));
  expect(faults).toEqual([]);

  await page.getByRole('button', { name: 'Skip the counting' }).click();
  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'You win');
});
