import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { desktop, openServer, phone } from './support/visits';

const server = openServer('puzzles', { installs: true });

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });

test('the puzzle of the day on a phone: a choice, its reasons, played out, continued; without a network too', async () => {
  const page = await server.visit(phone);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript('delete Navigator.prototype.share');
  await page.goto(server.address('/?speed=0'));
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();

  await heading(page, /^You are \w+\. What now\?$/).waitFor();
  const faults = [...(await misfits(page, 'puzzle')), ...(await findings(page, 'puzzle'))];
  await page.locator('.choice').first().click();
  await heading(page, /^(Right|Not quite): /).waitFor();
  await page.getByText(/^Chances of winning/).waitFor();
  faults.push(...(await misfits(page, 'answer')), ...(await findings(page, 'answer')));

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText(/^Copied/).waitFor();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(/^Kuhhandel, Puzzle of the day, .+: (not )?solved at once$/);

  await page.getByRole('button', { name: 'Play it out' }).click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await page.getByRole('button', { name: 'Back to the answer' }).click();
  await heading(page, /^(Right|Not quite): /).waitFor();

  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByRole('heading', { name: 'By theme' }).waitFor();
  await page
    .getByText(/^[01] of \d+ solved$/)
    .first()
    .waitFor();
  await page.getByText('Zeros', { exact: true }).last().click();
  faults.push(...(await misfits(page, 'puzzles')), ...(await findings(page, 'puzzles')));

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Zeros', { exact: true }).last().click();
  await page
    .getByRole('link', { name: /^Puzzle \d+/ })
    .first()
    .click();
  await heading(page, /^You are \w+\. What now\?$/).waitFor();
  await page.locator('.choice').last().click();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.dock').waitFor();
  expect(faults).toEqual([]);
});

test('a puzzle is answered by letter keys, and an unknown puzzle number is reported', async () => {
  const page = await server.visit(desktop);
  await page.goto(server.address('/puzzles/1'));
  await heading(page, /^You are \w+\. What now\?$/).waitFor();
  await page.keyboard.press('b');
  await heading(page, /^(Right|Not quite): /).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('puzzle-answer');

  await page.goto(server.address('/puzzles/9999'));
  await page.getByText(/^There is no puzzle 9999\./).waitFor();
});
