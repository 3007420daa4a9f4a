import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { golden } from './support/golden';
import { openServer, phone } from './support/visits';
import { toRecordsWithoutServer } from './support/records';

const server = openServer('coach', { installs: true, mayBreak: true });

/** Returns texts of the page that are printed on each other. */
const overlapping = (page: Page, selector: string) =>
  page.evaluate((texts) => {
    const boxes = [...document.querySelectorAll(texts)].map((text) => text.getBoundingClientRect());
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom && other.top < one.bottom)
        .map((other) => `${one.x} ${one.y} and ${other.x} ${other.y}`),
    );
  }, selector);

test('the coach shows where the chosen seat lost a finished game, without a server too', async () => {
  const page = await server.visit(phone);
  await toRecordsWithoutServer(page, server);
  await page.locator('input[type=file]').setInputFiles(golden('whole-game-of-4'));

  await page.getByRole('button', { name: 'Where did I lose it?' }).click();
  await page.getByRole('group', { name: 'Whose game?' }).getByText('Player 2').click();
  const mistakes = page.getByRole('region', { name: 'Costliest mistakes' });
  await mistakes.getByText('Third donkey: offer 8 notes, 410 in total').waitFor();
  await mistakes.getByText('Better: offer 7 notes, 1090 in total, +48 percentage points.').waitFor();
  await page.getByRole('region', { name: 'Luck and skill' }).getByText('Your choices').waitFor();
  const faults = await findings(page, 'the coach');
  faults.push(...(await misfits(page, 'the coach')));
  expect(await overlapping(page, '.chance-curve i')).toEqual([]);

  await mistakes.getByText('Third donkey: offer 8 notes, 410 in total').click();
  await page.getByText('Better: offer 7 notes').first().waitFor();
  await page.getByText(/Step 344 of 358/).waitFor();
  faults.push(...(await findings(page, 'one move')), ...(await misfits(page, 'one move')));
  await page.getByRole('button', { name: 'Back to replay' }).click();
  await expect.poll(() => page.locator('.step-count .num').innerText()).toBe('344');
  await page.locator('[data-dock=replay] .chance-curve').waitFor();
  await page.getByLabel('View as').selectOption({ label: 'Player 1' });
  await mistakes.getByText('Second cat: counter with 8 notes, 140 in total').waitFor();

  // From there the user plays on, in a game of their own, and returns.
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.getByText(/^A new game from step \d+/).waitFor();
  faults.push(...(await misfits(page, 'playing on')));
  await page.getByRole('button', { name: 'Back to the replay' }).click();
  await page.locator('[data-dock=replay]').waitFor();
  expect(faults).toEqual([]);
});
