import { expect, test } from 'vitest';
import { desktop, openServer } from './visits';
import { auctions, Dice, play } from './player';
import { startShortGame } from './tables';

const server = openServer('solo', { short: ['second'] });

test('a person plays three bots from the lobby to the final score, and once more', async () => {
  const page = await server.visit(desktop);
  await startShortGame(page, server.address('/?speed=0'));
  await page.getByRole('heading', { name: 'Herd' }).waitFor();

  await play(page, new Dice(1), auctions(4));
  await page.getByRole('button', { name: 'Log' }).click();
  await page
    .getByRole('button', { name: /^Why, / })
    .first()
    .click();
  expect(await page.locator('.said').innerText()).toMatch(/: I .+\.$/);
  await page.getByRole('button', { name: 'Close' }).click();

  await play(page, new Dice(1));

  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  expect(await page.title()).toContain('The score');
  const points = await page.locator('.rk .pts').allInnerTexts();
  expect(points).toHaveLength(4);
  expect(await page.locator('.rk .reckoned').count()).toBe(4);
  const total = points.map(Number);
  expect(total).toEqual(total.toSorted((one, other) => other - one));

  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('heading', { name: 'Herd' }).waitFor();
});
