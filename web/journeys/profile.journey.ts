import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { JudgedGame } from '../src/wire/coach/judged';
import { findings } from './axe';
import { misfits } from './fits';
import { Dice, play } from './player';
import { startShortGame } from './tables';
import { openServer, phone } from './visits';

const server = openServer('profile', { short: ['second'] });

/** What the coach found of a game, as it would be after twelve of them: dear first cards, and less lost lately. */
const judgedGame = (number: number): JudgedGame => {
  const lost = {
    bid_on: (number < 6 ? 0.3 : 0.16) + 0.01 * (number % 3),
    let_go: 0.02 * (number % 3),
    offered: 0.04,
  };
  const choices = -Object.values(lost).reduce((sum, part) => sum + part, 0);
  const cards = 0.02 * (number % 2 === 0 ? 1 : -1);
  const end = number % 3 === 0 ? 1 : 0;
  return {
    id: `kept-${number}/1`,
    edition: 'second',
    ended: Date.UTC(2026, 8, 1 + 3 * number),
    balance: { beginning: 0.25, choices, cards, others: end - 0.25 - choices - cards, end },
    habits: {
      lost,
      bought: [
        { copy: 1, price: 110 + 10 * (number % 3), worth: 100 },
        { copy: 2, price: 150, worth: 100 + 50 * (number % 3) },
        { copy: 4, price: 400 + 10 * (number % 2), worth: 410 },
      ],
      bluffs: {
        told: 1,
        seen_through: number % 4 === 0 ? 1 : 0,
        met: 1,
        met_seen_through: number % 3 === 0 ? 0 : 1,
      },
    },
  };
};

/** As if this browser's person had had those games judged. */
async function keepJudged(page: Page, games: readonly JudgedGame[]): Promise<void> {
  await page.evaluate(async (games) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no shelf'));
      });
    const shelf = await asked(indexedDB.open('kuhhandel-profile', 1));
    const judged = shelf.transaction('judged', 'readwrite').objectStore('judged');
    for (const game of games) await asked(judged.put(game));
    shelf.close();
  }, games);
}

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
