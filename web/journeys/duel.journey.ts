import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { openServer, phone } from './support/visits';
import { Dice, play, playAndLook } from './support/player';
import { startShortGame } from './support/tables';

const server = openServer('duel', { short: ['duel'] });

test('two play a duel to the end: look at a card, keep it or give it', async () => {
  const page = await server.visit({ ...phone, viewport: { width: 360, height: 740 } });
  await startShortGame(page, server.address('/?speed=0'), 'Duel', 2);

  const dice = new Dice(31);
  const faults: string[] = [];
  await play(page, dice, ({ question }) => question.startsWith('Keep '));
  await page.getByText('only you see this card').waitFor();
  await expect.poll(() => page.locator('.seat.two').count()).toBe(1);
  // A tap next to the bench does not count.
  await expect.poll(() => differenceOf(page, '.seat.two', '.seat.two .open-seat')).toEqual([0, 0, 0, 0]);
  faults.push(...(await misfits(page, 'division')), ...(await findings(page, 'division')));

  const fitted = new Set<string>();
  await playAndLook(
    page,
    dice,
    ({ question }) => !fitted.has(question),
    async ({ question }) => {
      fitted.add(question);
      faults.push(...(await misfits(page, question)));
    },
  );
  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  await expect.poll(() => page.locator('.rank-row .points').count()).toBe(2);
  faults.push(...(await findings(page, 'score')));
  expect([...new Set(faults)]).toEqual([]);
});

/** By how much the boxes of two elements differ: left, top, width, height. */
const differenceOf = (page: Page, one: string, other: string): Promise<number[]> =>
  page.evaluate(
    (both) => {
      const [a, b] = both.map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      const sides = ['x', 'y', 'width', 'height'] as const;
      return sides.map((side) => (a?.[side] ?? NaN) - (b?.[side] ?? NaN));
    },
    [one, other],
  );
