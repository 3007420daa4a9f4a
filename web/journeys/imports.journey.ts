// A file of games is shown before anything of it is saved: for a group of a server, and for one of this device.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { makeGroup } from './support/groups';
import { openServer, phone } from './support/visits';

const server = openServer('imports');

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const choose = (page: Page, name: string, bytes: Buffer) =>
  page.locator('#bring').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });

/** As Excel saves it in Germany: semicolons, Windows-1252, dates with dots. */
const fromExcel = Buffer.from(
  'Datum;Spieler;Punkte;Ort\r\n' +
    ['03.04.2026;Jörg;10;Köln', '03.04.2026;Anna;2460;', '03.04.2026;Cleo;35;'].join('\r\n') +
    '\r\n',
  'latin1',
);
const wrong = Buffer.from(
  'date,player,points\n2026-01-01,Anna,12o\n03/04/2026,Ben,10\n2026-01-01,"Cleo"x,20\n',
);

async function toFiles(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Share|Teilen/ }).click();
  await page.locator('#bring').waitFor();
}

test('a CSV import is previewed with likely duplicates of players', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/'));
  await makeGroup(page);
  await toFiles(page);
  await page.getByRole('button', { name: 'Change Anna' }).waitFor();
  await choose(page, 'abende.csv', fromExcel);

  await page.getByRole('heading', { name: 'Import “abende.csv”?' }).waitFor();
  await page.getByText('It was read as Windows-1252: check the names.').waitFor();
  await page.getByText('points: 35 isn’t a multiple of 10').or(page.getByText('Punkte: 35 isn’t')).waitFor();
  expect(await page.locator('.preview .pill.leaf').allTextContents()).toEqual(['Jörg']);
  expect(await findings(page, 'preview')).toEqual([]);
  await tap(page, 'Cancel');
  await page.locator('.preview').waitFor({ state: 'detached' });

  await choose(page, 'abende.csv', fromExcel);
  await tap(page, 'Import 1 game');
  await page.getByText('1 game imported, 0 already there.').waitFor();
  await choose(page, 'again.csv', Buffer.from(fromExcel.toString('latin1').replaceAll('Jö', 'Jo'), 'latin1'));
  const question = page.getByRole('group', { name: 'Is Jorg the same person as Jörg?' });
  await question.getByText('Yes', { exact: true }).click();
  await page.getByText('All players are already in the group.').waitFor();
  expect(await findings(page, 'one person')).toEqual([]);
  await tap(page, 'Import 1 game');
  await page.getByText('0 games imported, 1 already there.').waitFor();
});

test('invalid lines of a CSV file are marked, and nothing is saved; on the device, too', async () => {
  const page = await server.visit({ ...phone, locale: 'de-DE' });
  await page.goto(server.address('/pad'));
  await page.getByLabel('Name der Runde').fill('Sonntags');
  await page.getByLabel(/^Spieler/).fill('Anna, Ben, Cleo');
  await tap(page, 'Nur auf diesem Gerät behalten');
  await toFiles(page);
  await choose(page, 'kaputt.csv', wrong);

  await page.getByRole('heading', { name: '„kaputt.csv“ lässt sich nicht importieren' }).waitFor();
  expect(await page.locator('.refused .pill').allTextContents()).toEqual(['Zeile 2', 'Zeile 3', 'Zeile 4']);
  expect(await page.locator('.refused mark').allTextContents()).toEqual(['12o', '03/04/2026', '"Cleo"x']);
  await page.getByText('„03/04/2026“ kann 2026-04-03 / 2026-03-04 bedeuten.').waitFor();
  expect(await findings(page, 'problems')).toEqual([]);

  await choose(page, 'abende.csv', fromExcel);
  await tap(page, '1 Spiel importieren');
  await page.getByText('1 Spiel kam dazu').waitFor();
});
