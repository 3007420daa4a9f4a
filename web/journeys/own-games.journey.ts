import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { Dice, play } from './support/player';
import { startQuickGame, startShortGame } from './support/tables';
import { desktop, openServer, phone } from './support/visits';

const server = openServer('own games', { short: ['second'] });

test('the first page starts with my table to move at, and the result of my last game', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/?speed=0'));
  await page.getByText('No table is open.').waitFor();
  expect(await page.getByRole('heading', { name: 'Yours' }).count(), 'nobody has been here').toBe(0);
  await page.goto(server.address('/games'));
  await page.getByText('Your games will appear here.').waitFor();

  await startShortGame(page, server.address('/?speed=0'));
  await play(page, new Dice(5));
  await startQuickGame(page, server.address('/?speed=1'));
  await play(page, new Dice(2), ({ question }) => question.startsWith('Your turn'));
  await page.getByRole('link', { name: 'Kuhhandel, home' }).click();

  const yours = page.getByRole('region', { name: 'Yours' });
  await yours.getByText('your move', { exact: true }).waitFor();
  await yours.getByRole('link', { name: /Sunday at Oma’s.*Replay$/ }).waitFor();
  const faults = [...(await misfits(page, 'home')), ...(await findings(page, 'home'))];

  await yours.getByRole('link', { name: 'All my games' }).click();
  await page.getByText(/^1 game, [01] won\.$/).waitFor();
  await page.getByRole('button', { name: 'Bots 2' }).click();
  faults.push(...(await misfits(page, 'my games')), ...(await findings(page, 'my games')));
  await page.getByRole('link', { name: /Sunday at Oma’s.*Replay$/ }).click();
  await page.locator('[data-dock=replay]').waitFor();
  expect(faults).toEqual([]);
});

test('a registered name finds its tables on another device', async () => {
  const desk = await server.visit(desktop);
  await desk.goto(server.address('/?speed=0'));
  await desk.getByLabel('Your name', { exact: true }).fill('Hanna');
  await desk.getByRole('button', { name: 'Register this name' }).click();
  await desk.getByRole('button', { name: 'Register “Hanna”' }).click();
  const words = desk.getByLabel('The twelve words in one line');
  await expect.poll(() => words.inputValue()).not.toBe('');
  const phrase = await words.inputValue();
  await desk.getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('button', { name: 'Play against bots now' }).click();
  await desk.locator('.dock').waitFor();

  const other = await server.visit(phone);
  await other.goto(server.address('/?speed=0'));
  await other.getByLabel('Your name', { exact: true }).fill('hanna');
  await other.getByRole('button', { name: 'Register this name' }).click();
  await other.getByLabel('The words, in order').fill(phrase);
  await other.getByRole('button', { name: 'Restore my name' }).click();
  await other.getByRole('link', { name: /^Rejoin/ }).waitFor();
  await other.goto(server.address('/games'));
  await other.getByRole('heading', { name: 'Running' }).waitFor();
  await other.getByRole('link', { name: /Against the bots/ }).click();
  await other.locator('.dock:not(.audience)').waitFor();
});
