import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { openServer } from './support/visits';
import { Dice, play } from './support/player';

const server = openServer('phases');

test('axe finds nothing in the lobby, the waiting room and an auction', async () => {
  const page = await server.visit();
  await page.goto(server.address());
  await page.getByText('No table is open.').waitFor();
  expect(await findings(page, 'lobby')).toEqual([]);

  await page.getByLabel('Your name').fill('Lena');
  await page.getByLabel('Name of the table').fill('Sunday at Oma’s');
  await page.getByText('5', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  await page.getByText('1 person is here, 4 bots').waitFor();
  expect(await findings(page, 'waiting room')).toEqual([]);

  await page.getByRole('button', { name: 'Start the game' }).click();
  await play(page, new Dice(7), ({ question }) => question.startsWith('Bid for'));
  expect(await findings(page, 'auction')).toEqual([]);

  await page.getByRole('button', { name: 'Log' }).click();
  expect(await findings(page, 'log')).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Rules: tap anything/ }).click();
  expect(await findings(page, 'rule')).toEqual([]);
  await page.getByRole('button', { name: 'All rules' }).click();
  expect(await findings(page, 'all rules')).toEqual([]);
});
