import { expect, test } from 'vitest';
import { findings } from '../support/axe';
import { misfits } from '../support/fits';
import { judgedGame, keepJudged } from '../support/judged';
import { Dice, play } from '../support/player';
import { startShortGame } from '../support/tables';
import { openServer, phone } from '../support/visits';

const server = openServer('profile', { short: ['second'] });

test('the profile describes many assessed games, with a sentence only if the games support it', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/profile'));
  await page.getByText('You haven’t finished a game yet.').waitFor();
  await keepJudged(
    page,
    Array.from({ length: 4 }, (_, number) => judgedGame(number)),
  );
  await page.reload();
  await page.getByText('1 more game for more than numbers.').waitFor();
  await page.getByText('Bluffs: 4 bluffs, 1 called.').waitFor();
  expect(await page.getByText(/above value/).count(), 'said of four games').toBe(0);

  await keepJudged(
    page,
    Array.from({ length: 12 }, (_, number) => judgedGame(number)),
  );
  await page.reload();
  const seen = page.getByRole('region', { name: 'Findings' });
  await seen.getByText('You pay 20% above value for first cards.').waitFor();
  await seen.getByText('As auctioneer you met 12 bluffs and called 8.').waitFor();
  await seen.getByText('(in the long run 39 to 86%)').waitFor();
  await seen.getByText(/^Lately you give away \d+ points per game less than at the start\./).waitFor();
  await seen.getByText(/^Most of it \(\d+\) from bidding/).waitFor();
  expect(await seen.getByText(/second and third cards/).count(), 'within the noise').toBe(0);
  await page.getByRole('region', { name: 'Given away, game by game' }).getByText('As a table').click();
  await page.getByRole('region', { name: 'Prices against value, game by game' }).waitFor();
  const bluffs = page.getByRole('region', { name: 'Bluffs, game by game' });
  await bluffs.getByRole('img', { name: /^Own bluffs in the latest 12 games/ }).waitFor();
  await bluffs.getByText('As a table').click();
  const faults = [...(await misfits(page, 'profile')), ...(await findings(page, 'profile'))];

  await page.getByRole('button', { name: 'Delete results' }).click();
  await page.getByRole('button', { name: 'Really delete' }).click();
  await page.getByText('You haven’t finished a game yet.').waitFor();
  expect(faults).toEqual([]);
});

test('my own game of a server-only edition is assessed on request, and leads to the coach', async () => {
  const page = await server.visit(phone);
  await startShortGame(page, server.address('/?speed=0'));
  await play(page, new Dice(5));
  await page.goto(server.address('/games'));
  await page.getByRole('link', { name: 'How I play' }).click();
  await page.getByText('1 game isn’t analysed yet.').waitFor();
  await page.getByRole('button', { name: 'Analyse 1 game' }).click();
  await page.getByText('1 game analysed').waitFor();
  await page.getByText('4 more games for more than numbers.').waitFor();
  await page.reload();
  await page.getByText('1 game analysed').waitFor();
  expect(await page.getByRole('button', { name: /^Analyse/ }).count(), 'it is judged once').toBe(0);

  await page
    .getByRole('region', { name: 'The games' })
    .getByRole('button', { name: /Sunday at Oma’s/ })
    .click();
  await page.getByRole('region', { name: 'Luck and skill' }).waitFor();
  await page.getByRole('button', { name: 'Continue from here' }).first().click();
  await page.getByText(/^A new game from step \d+/).waitFor();
  await page.reload();
  await page.locator('.dock').waitFor();
});
