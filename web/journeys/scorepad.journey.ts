import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { makeGroup } from './support/groups';
import { openServer, phone } from './support/visits';

const server = openServer('scorepad');

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** The total follows the last tap; it is the server's answer that is waited for. */
const hasTotal = (page: Page, points: number) =>
  page.locator('.total-number', { hasText: new RegExp(`^${points}$`) }).waitFor();

async function newGroup(page: Page): Promise<void> {
  await page.goto(server.address('/'));
  await makeGroup(page);
}

/** Anna's evening of C9.7. */
async function enterMaster(page: Page): Promise<void> {
  await page.getByText('Master', { exact: true }).click();
  for (const animal of ['Goose', 'Dog', 'Cow']) await tap(page, new RegExp(`^${animal}, \\d+: free`));
  for (const animal of ['dog', 'horse']) await tap(page, `Pedigree of the ${animal}: free`);
  await tap(page, /^All four rats/);
}

/** First an impossible amount: an error is below its field, it cannot be saved, and one tap corrects it. */
async function enterMoney(page: Page): Promise<void> {
  const money = page.getByLabel('Anna’s money', { exact: true });
  await money.fill('435');
  const problem = page.getByText('Anna’s money: 435 isn’t a multiple of 10.').first();
  await problem.waitFor();
  expect(await money.getAttribute('aria-describedby')).toBe(await page.locator('.error').getAttribute('id'));
  await page.getByRole('button', { name: 'Save changes' }).click({ force: true });
  await expect.poll(() => money.evaluate((field) => field === document.activeElement)).toBe(true);
  await tap(page, /^430$/);
  await page.locator('.error').waitFor({ state: 'detached' });
}

/** A slip in the year: the day that was meant is offered. */
async function mistypeTheYear(page: Page): Promise<void> {
  const day = page.getByRole('textbox', { name: /^Date/ });
  await day.fill('1.1.2199');
  await day.blur();
  await page.getByText('That date is in the future.').waitFor();
  await tap(page, /^Yes, 1 Jan/);
  await page.locator('.error').waitFor({ state: 'detached' });
}

async function downloaded(page: Page, click: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return readFile(await download.path());
}

/** Returns the calendar at the address that the page shows. */
async function calendarOf(page: Page): Promise<string> {
  const address = await page.getByLabel('Calendar link', { exact: true }).inputValue();
  return (await page.request.get(address)).text();
}

test('an evening of Master is entered on a phone, corrected, charted, shared, exported and imported', async () => {
  const page = await server.visit(phone);
  const faults: string[] = [];
  const check = async (where: string) => {
    faults.push(...(await findings(page, where)));
    if ((await tooWide(page)) > 0) faults.push(`${where}: too wide`);
  };
  await newGroup(page);
  await enterMaster(page);
  await tap(page, /^Dog$/);
  await page.getByText('Without the geese it would be 2670.').waitFor();
  await tap(page, 'Leave out the geese');
  await hasTotal(page, 2670);
  await check('pad');
  await tap(page, 'Save this game');
  await page.getByText('Anna won with 2670').waitFor();

  // The money was forgotten.
  await tap(page, /^Correct the game/);
  await page.getByText('Money counts').click();
  await enterMoney(page);
  await hasTotal(page, 3100);
  await tap(page, 'Save changes');
  await page.getByText('Anna won with 3100').waitFor();

  const picture = await downloaded(page, () => tap(page, /^Picture of the game/));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');

  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('heading', { name: 'Points per game' }).waitFor();
  await check('statistics');
  await page.getByText('The numbers as a table').first().click();
  await page.getByRole('cell', { name: '3100' }).first().waitFor();

  await page.getByRole('link', { name: 'Share' }).click();
  const viewLink = await page.getByLabel('View-only link', { exact: true }).inputValue();
  await tap(page, 'Create calendar link');
  expect(await calendarOf(page)).toContain('DESCRIPTION:Anna 3100\\, ');
  await check('share');
  const file = await downloaded(page, () => tap(page, 'Everything (JSON)'));
  const table = await downloaded(page, () => tap(page, 'Table (CSV)'));
  expect(table.toString()).toContain('Anna,3100,goose dog cow,dog horse,4,goose,,430');

  await tap(page, 'Delete everything');
  await tap(page, 'Delete permanently');
  await newGroup(page);
  await page.getByRole('link', { name: 'Share' }).click();
  await page.getByLabel('Import games').setInputFiles({
    name: 'kuhhandel.json',
    mimeType: 'application/json',
    buffer: file,
  });
  await tap(page, 'Import 1 game');
  await page.getByText('1 game imported, 0 already there.').waitFor();
  await page.getByRole('link', { name: 'Score pad', exact: true }).click();
  await page.getByText('Anna won with 3100').waitFor();

  expect(viewLink).toMatch(/\/pad#[\w-]{24}\/?$/);
  expect(faults).toEqual([]);
});

test('the share link is read-only', async () => {
  const page = await server.visit(phone);
  await newGroup(page);
  await enterMaster(page);
  await hasTotal(page, 2670);
  await tap(page, 'Save this game');
  await page.getByText('Anna won with 2670').waitFor();
  await page.getByRole('link', { name: 'Share' }).click();
  const viewLink = await page.getByLabel('View-only link', { exact: true }).inputValue();

  const guest = await server.visit(phone);
  await guest.goto(viewLink);
  await guest.getByText('Anna won with 2670').waitFor();

  expect(await guest.getByRole('button', { name: 'Save this game' }).count()).toBe(0);
  expect(await guest.getByRole('button', { name: /^Delete the game/ }).count()).toBe(0);
});

test('an accidental tap takes no quartet from a player, and everything can be undone', async () => {
  const page = await server.visit(phone);
  await newGroup(page);
  await tap(page, 'Save this game');
  await page.getByRole('alertdialog', { name: 'All quartets are still open. Save anyway?' }).waitFor();
  await tap(page, 'Enter the animals');
  await mistypeTheYear(page);
  await tap(page, /^Cow, 800: free/);
  await hasTotal(page, 800);
  await tap(page, /^Ben/);
  await tap(page, /^Cow, 800: Anna’s/);
  await page.getByText('Cow: move it from Anna?').waitFor();
  await tap(page, 'Move it');
  await hasTotal(page, 800);
  await tap(page, 'Undo Ben’s cows');
  await hasTotal(page, 0);
  // An undone change stays undone.
  await page.reload();
  await page.getByRole('button', { name: /^Cow, 800: Anna’s/ }).waitFor();

  await tap(page, 'Save this game');
  await page.getByText(/^The game of .+ was added\.$/).waitFor();
  await tap(page, 'Remove the new game');
  await tap(page, 'Keep it');
  await page.getByText(/^The game of .+ was added\.$/).waitFor();
  await tap(page, 'Remove the new game');
  const question = page.getByRole('alertdialog', { name: 'Remove the new game?' });
  await question.getByRole('button', { name: 'Remove the new game' }).click();
  await page.getByText('No games yet.').waitFor();
  await page.getByRole('button', { name: /^Cow, 800: free/ }).waitFor();
  await hasTotal(page, 0);
});

/** Four evenings of a spring, of which only the points are known. */
const spring = ['03-01', '03-08', '03-15', '03-22']
  .flatMap((day) => ['Anna,500', 'Ben,90', 'Cleo,0'].map((result) => `2026-${day},${result}`))
  .join('\n');

test('a year of four evenings is a story with a picture', async () => {
  const page = await server.visit(phone);
  await newGroup(page);
  await page.getByRole('link', { name: 'Share' }).click();
  await page.getByLabel('Import games').setInputFiles({
    name: 'spring.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`date,player,points\n${spring}`),
  });
  await tap(page, 'Import 4 games');
  await page.getByText('4 games imported, 0 already there.').waitFor();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('link', { name: 'Our year' }).click();
  await page.getByText('4 evenings').waitFor();

  await expect.poll(() => page.locator('.story li').count()).toBe(6);
  expect(await findings(page, 'year')).toEqual([]);
  const picture = await downloaded(page, () => tap(page, 'Share the picture'));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], 'width and height').toEqual([1200, 630]);
});
