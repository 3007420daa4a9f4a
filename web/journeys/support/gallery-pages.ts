import type { Page } from 'playwright-core';
import { golden } from './golden';
import { makeGroup } from './groups';
import { toRecords } from './records';

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const evenings = [
  'date,edition,player,points,quartets',
  ...[
    ['2026-09-06', 1020, 640, 2250],
    ['2026-09-13', 3680, 1500, 0],
    ['2026-09-27', 480, 3900, 1620],
    ['2026-10-04', 2640, 500, 1300],
    ['2026-10-18', 1960, 2880, 990],
    ['2026-11-01', 4350, 800, 520],
    ['2026-11-15', 1040, 1820, 3000],
  ].flatMap(([date, anna, ben, cleo]) => [
    `${date},second,Anna,${anna},`,
    `${date},second,Ben,${ben},`,
    `${date},second,Cleo,${cleo},`,
  ]),
].join('\n');

async function enterEvenings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Share' }).click();
  await page.getByLabel('Import games').setInputFiles({
    name: 'evenings.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(evenings),
  });
  await tap(page, 'Import 7 games');
  await page.getByText('7 games imported').waitFor();
}

/** The other pictures in the README, from the lobby on. */
export const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  lobby: (page) => page.getByText('No table is open.').waitFor(),
  'waiting-room': async (page) => {
    await page.getByLabel('Your name').fill('Lena');
    await page.getByLabel('Name of the table').fill('Sunday at Oma’s');
    await page.getByText('Bots take the empty seats').click();
    await tap(page, 'Open the table');
    await tap(page, 'Add a bot to seat 2');
    await page.getByRole('combobox').first().waitFor();
  },
  rules: async (page) => {
    await tap(page, 'Play against bots now');
    await page.locator('.dock').waitFor();
    await page.keyboard.press('r');
    await page.locator('.rule-sheet').waitFor();
  },
  groups: async (page) => {
    await page.getByRole('link', { name: 'Score pad', exact: true }).click();
    await page.getByLabel('Name of the group').waitFor();
  },
  'score-pad': async (page) => {
    await makeGroup(page);
    for (const animal of ['Goose', 'Dog', 'Cow']) await tap(page, new RegExp(`^${animal}, \\d+: free`));
    await page.locator('.total-number', { hasText: /^3000$/ }).waitFor();
  },
  statistics: async (page) => {
    await makeGroup(page);
    await enterEvenings(page);
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.getByRole('heading', { name: 'Points per game' }).waitFor();
  },
  replay: async (page) => {
    await toRecords(page);
    await page.locator('input[type=file]').setInputFiles(golden('whole-game-of-master-6'));
    await page.locator('[data-dock=replay]').waitFor();
    await tap(page, 'Next donkey');
  },
};
