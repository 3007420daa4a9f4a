import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Group } from '../../src/wire/protocol';
import { findings } from '../support/axe';
import { misfits } from '../support/fits';
import { makeGroup } from '../support/groups';
import { judgedGame, keepJudged } from '../support/judged';
import { Dice, play } from '../support/player';
import { startGame } from '../support/tables';
import { openServer, phone } from '../support/visits';

const server = openServer('players', { short: ['second'] });

/** A group of this browser, and a game at a table of it, played to the end by Lena and three bots. */
async function playForGroup(page: Page): Promise<string> {
  await page.goto(server.address('/'));
  await makeGroup(page);
  const group = page.url();
  await page.goto(server.address('/?speed=0'));
  await page.getByRole('link', { name: 'With friends' }).click();
  await page.getByLabel('Your name').fill('Lena');
  await page.getByLabel('Name of the table').fill('Sunday at Oma’s');
  await page.locator('.editions').getByText('2nd edition, short', { exact: true }).click();
  await page.getByLabel('Record games in').selectOption('Sundays');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('1 person is here, 3 bots').waitFor();
  await startGame(page);
  await play(page, new Dice(5));
  return group;
}

const toProfile = async (page: Page) => {
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('link', { name: 'How we play' }).click();
  await page.getByRole('heading', { name: 'How we play' }).waitFor();
};

const kept = 5;

/** As if the group had played that many more games, with the same players in the same seats. */
async function playedMore(page: Page): Promise<void> {
  await page.route('**/api/group', async (route) => {
    const answer = await route.fetch();
    const group = (await answer.json()) as Group;
    const more = Array.from({ length: kept }, (_, number) =>
      group.games.map((game) => ({ ...game, id: 100 + number, online: `kept-${number}/1` })),
    );
    await route.fulfill({ response: answer, json: { ...group, games: [...more.flat(), ...group.games] } });
  });
}

test('a group sees the profile of each player from games played on this server', async () => {
  const page = await server.visit(phone);
  const address = await playForGroup(page);
  await page.goto(address);
  await toProfile(page);
  await page.getByRole('radio', { name: 'Lena' }).check();
  await page.getByRole('button', { name: 'Analyse 1 game' }).click();
  await page.getByText('1 game analysed').waitFor();
  await page.getByRole('heading', { name: 'How Lena plays' }).waitFor();
  await page.getByText('4 more games for more than numbers.').waitFor();
  await page.reload();
  await page.getByRole('radio', { name: 'Lena' }).check();
  await page.getByText('1 game analysed').waitFor();
  expect(await page.getByRole('button', { name: /^Analyse/ }).count(), 'it is judged once').toBe(0);
  expect(await page.getByRole('region', { name: 'Side by side' }).count(), 'of one game').toBe(0);

  // It was a game of their own too, and is judged once for both.
  await page.goto(server.address('/profile'));
  await page.getByText('1 game analysed').waitFor();
  expect(await page.getByRole('button', { name: /^Analyse/ }).count()).toBe(0);
  await page.goBack();

  // Users with access to the group can view its games, and ask the coach on their own device.
  await page.getByRole('link', { name: 'Share' }).click();
  const viewLink = await page.getByLabel('View-only link', { exact: true }).inputValue();
  const guest = await server.visit(phone);
  await guest.goto(viewLink.replace('/pad#', '/pad/profile#'));
  await guest.getByRole('button', { name: 'Analyse 1 game' }).waitFor();

  await toProfile(page);
  const games = Array.from({ length: kept }, (_, number) => judgedGame(number));
  for (const seat of [0, 1])
    await keepJudged(
      page,
      games.map((game) => ({ ...game, seat })),
      'kuhhandel-players',
    );
  await playedMore(page);
  await page.reload();
  const comparison = page.getByRole('region', { name: 'Side by side' });
  await expect.poll(() => comparison.getByRole('listitem').count()).toBe(2);
  await page.getByRole('radio', { name: 'Lena' }).check();
  await page.getByRole('region', { name: '6 games analysed' }).waitFor();
  const seen = page.getByRole('region', { name: 'Findings' });
  await seen.getByText(/^Gives away \d+ points per game through their own choices\./).waitFor();
  await seen.getByText(/^As auctioneer, met \d+ bluffs/).waitFor();
  const faults = [...(await misfits(page, 'profiles')), ...(await findings(page, 'profiles'))];

  await page.getByRole('button', { name: 'Delete results' }).click();
  await page.getByRole('button', { name: 'Really delete' }).click();
  await page.getByRole('region', { name: '0 games analysed' }).waitFor();
  expect(faults).toEqual([]);
});

test('a group without such games sees how to add them', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/'));
  await makeGroup(page);
  await page.goto(page.url().replace('/pad#', '/pad/profile#'));
  await page.reload();
  await page.getByText('No game of this group was played at a table here yet.').waitFor();
});
