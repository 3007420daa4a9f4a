import { expect, test } from 'vitest';
import { findings } from './axe';
import { misfits } from './fits';
import { judgedGame, keepJudged } from './judged';
import { Dice, play } from './player';
import { startShortGame } from './tables';
import { openServer, phone } from './visits';

const server = openServer('profile', { short: ['second'] });

test('what many judged games tell is said in sentences, each where the games allow it', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/profile'));
  await page.getByText('No game of yours is over yet.').waitFor();
  await keepJudged(
    page,
    Array.from({ length: 4 }, (_, number) => judgedGame(number)),
  );
  await page.reload();
  await page.getByText('1 more game, and more can be said than numbers.').waitFor();
  await page.getByText('Bluffs: 4 bids above the hand, 1 seen through.').waitFor();
  expect(await page.getByText(/above worth/).count(), 'said of four games').toBe(0);

  await keepJudged(
    page,
    Array.from({ length: 12 }, (_, number) => judgedGame(number)),
  );
  await page.reload();
  const seen = page.getByRole('region', { name: 'What can be said' });
  await seen.getByText('You pay 20 % above worth for first cards.').waitFor();
  await seen.getByText('Under your hammer 12 bids above the hand, 8 seen through.').waitFor();
  await seen.getByText('(in the long run 39 to 86 %)').waitFor();
  await seen.getByText(/^Lately you give away \d+ points a game less than at first\./).waitFor();
  await seen.getByText(/^Most of it, \d+, where you bid on/).waitFor();
  expect(await seen.getByText(/second and third cards/).count(), 'within the noise').toBe(0);
  await page.getByRole('region', { name: 'Given away, game by game' }).getByText('The figures').click();
  await page.getByRole('region', { name: 'Prices against worth, game by game' }).waitFor();
  const bluffs = page.getByRole('region', { name: 'Bluffs, game by game' });
  await bluffs.getByRole('img', { name: /^Own bluffs in the latest 12 games/ }).waitFor();
  await bluffs.getByText('The figures').click();
  const faults = [...(await misfits(page, 'profile')), ...(await findings(page, 'profile'))];

  await page.getByRole('button', { name: 'Delete what was found' }).click();
  await page.getByRole('button', { name: 'Really delete it' }).click();
  await page.getByText('No game of yours is over yet.').waitFor();
  expect(faults).toEqual([]);
});

test('my own game is judged when I ask, of an edition that only this server has, and leads to the coach', async () => {
  const page = await server.visit(phone);
  await startShortGame(page, server.address('/?speed=0'));
  await play(page, new Dice(5));
  await page.goto(server.address('/games'));
  await page.getByRole('link', { name: 'How I play' }).click();
  await page.getByText('1 game is not judged yet.').waitFor();
  await page.getByRole('button', { name: 'Judge 1 game' }).click();
  await page.getByText('1 game judged').waitFor();
  await page.getByText('4 more games, and more can be said than numbers.').waitFor();
  await page.reload();
  await page.getByText('1 game judged').waitFor();
  expect(await page.getByRole('button', { name: /^Judge/ }).count(), 'it is judged once').toBe(0);

  await page
    .getByRole('region', { name: 'The games' })
    .getByRole('button', { name: /Sunday at Oma’s/ })
    .click();
  await page.getByRole('region', { name: 'Luck and skill' }).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).first().click();
  await page.getByText(/^A game of its own from step \d+ on/).waitFor();
  await page.reload();
  await page.locator('.dock').waitFor();
});
