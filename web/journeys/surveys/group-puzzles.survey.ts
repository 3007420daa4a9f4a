import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../support/axe';
import { misfits } from '../support/fits';
import { makeGroup } from '../support/groups';
import { desktop, openServer, phone } from '../support/visits';

const server = openServer('group puzzles', { installs: true });

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

async function itsMe(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Puzzles', exact: true }).click();
  await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('button', { name: 'That’s me' }).click();
  await page.getByText(`On this device you are ${name}.`).waitFor();
}

/** From the page of the group to today's puzzle, its answer, and back by the link there. */
async function solve(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Solve today’s puzzle' }).click();
  await page.locator('.choice').first().click();
  await page.getByRole('link', { name: 'Results in Sundays' }).click();
  await page.getByRole('heading', { name: 'Solved by', exact: true }).waitFor();
}

/** With the try of today on the table. */
const tried = / of 1\s*$/;

test('a group shows who solved the puzzle of the day, also to viewers with the share link', async () => {
  const anna = await server.visit(phone);
  await anna.goto(server.address('/'));
  await makeGroup(anna);
  await itsMe(anna, 'Anna');
  await anna.getByText('Nobody has tried one yet.').waitFor();
  await solve(anna);
  await expect.poll(() => row(anna, 'Anna').textContent()).toMatch(tried);
  const faults = [...(await misfits(anna, 'puzzles')), ...(await findings(anna, 'puzzles'))];

  const address = anna.url();
  const ben = await server.visit(desktop);
  await ben.goto(address);
  await row(ben, 'Anna').waitFor();
  await itsMe(ben, 'Ben');
  await solve(ben);
  await expect.poll(() => row(ben, 'Ben').textContent()).toMatch(tried);
  faults.push(...(await misfits(ben, 'desktop')), ...(await findings(ben, 'desktop')));

  await anna.getByRole('link', { name: 'Share' }).click();
  const viewLink = await anna.getByLabel('View-only link', { exact: true }).inputValue();
  const guest = await server.visit(phone);
  await guest.goto(viewLink.replace('/pad#', '/pad/puzzles#'));
  await row(guest, 'Ben').waitFor();
  expect(await guest.getByRole('button', { name: 'That’s me' }).count()).toBe(0);

  // A user who chose the wrong name can undo it.
  await ben.getByRole('button', { name: 'That’s not me' }).click();
  await row(ben, 'Ben').waitFor({ state: 'detached' });
  await row(ben, 'Anna').waitFor();
  expect(faults).toEqual([]);
});

test('a group on the device has its puzzle table without a network', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('link', { name: 'Score pad', exact: true }).click();
  await page.getByLabel('Name of the group').fill('Sundays');
  await page.getByLabel('Players (comma-separated)').fill('Anna, Ben, Cleo');
  await page.getByRole('button', { name: 'Keep on this device only' }).click();
  await page.getByRole('heading', { name: 'Sundays', exact: true }).waitFor();
  await page.context().setOffline(true);
  await itsMe(page, 'Cleo');
  await solve(page);
  await expect.poll(() => row(page, 'Cleo').textContent()).toMatch(tried);
  await page.reload();
  await expect.poll(() => row(page, 'Cleo').textContent()).toMatch(tried);
});
