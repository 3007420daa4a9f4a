import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../support/axe';
import { misfits } from '../support/fits';
import { Dice, play } from '../support/player';
import { desktop, openServer, phone } from '../support/visits';

const server = openServer('daily');

async function begin(page: Page, name: string): Promise<void> {
  await page.goto(server.address('/?speed=0'));
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await page.locator('.dock').waitFor();
}

/** Returns the stored beginning of the game, which determines all cards. */
const dealOn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('kuhhandel');
        opening.onsuccess = () => {
          const all = opening.result.transaction('facts').objectStore('facts').getAll();
          all.onsuccess = () => {
            opening.result.close();
            const facts = all.result as readonly { readonly fact: string }[];
            resolve(facts.map(({ fact }) => fact).find((fact) => fact.includes('"started"')) ?? '');
          };
        };
      }),
  );

test('the daily deal is the same on two devices; it is played once, has a one-line result, and shows the statistics of all players', async () => {
  const anna = await server.visit(phone);
  const ben = await server.visit(desktop);
  await anna.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await anna.addInitScript('delete Navigator.prototype.share');

  await begin(anna, 'Anna');
  await begin(ben, 'Ben');
  await expect.poll(() => dealOn(anna)).toContain('seed');
  await expect.poll(async () => (await dealOn(ben)) === (await dealOn(anna))).toBe(true);

  await play(anna, new Dice(9));
  await anna.getByRole('heading', { name: 'Final standing' }).waitFor();
  await anna.getByRole('link', { name: 'Kuhhandel, home' }).first().click();
  const deal = anna.getByRole('region', { name: 'Deal of the day' });
  await deal.getByText(/^\d[\d ,]* points, [1-4](st|nd|rd|th) of 4$/).waitFor();
  await deal.getByText('1 day', { exact: true }).waitFor();
  const faults = [...(await misfits(anna, 'home')), ...(await findings(anna, 'home'))];
  await deal.getByRole('button', { name: 'Share the result' }).click();
  await deal.getByText(/^Copied/).waitFor();
  const line = await anna.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(/^Kuhhandel, .+: \d.* points, [1-4](st|nd|rd|th) of 4, 1 day$/);
  await deal.getByText('No games counted yet today.').waitFor();
  await deal.getByRole('button', { name: 'Count my game' }).click();
  await deal.getByText('Your game has been counted.').waitFor();
  await deal.getByText('You are the first today.').waitFor();
  faults.push(...(await findings(anna, 'counted')));

  // The game stays on the device, as part of Anna's profile.
  await anna.goto(server.address('/games'));
  await anna.getByRole('link', { name: 'How I play' }).click();
  await anna.getByRole('button', { name: 'Analyse 1 game' }).click();
  await anna.getByText('1 game analysed').waitFor();
  faults.push(...(await misfits(anna, 'how I play')), ...(await findings(anna, 'how I play')));
  await anna.getByRole('region', { name: 'The games' }).getByRole('button').click();
  await anna.getByRole('region', { name: 'Luck and skill' }).waitFor();

  await ben.goto(server.address('/?speed=0'));
  await ben.getByRole('button', { name: 'Continue today’s deal' }).click();
  await ben.locator('.dock').waitFor();

  // Ben's device believes that the day is over on the server too; a result that is not sent is not counted.
  await ben.evaluate(() => {
    const day = new Date().toLocaleDateString('sv-SE');
    localStorage.setItem('kuhhandel.daily', JSON.stringify([{ day, points: 99_990, rank: 1, players: 4 }]));
  });
  await ben.goto(server.address('/'));
  const all = ben.getByRole('region', { name: 'Deal of the day' });
  await all.getByText('Better than 100% of 1 today.').waitFor();
  await all.getByRole('img', { name: /of 1 players; yours is highlighted/ }).waitFor();
  faults.push(...(await misfits(ben, 'all')));
  expect(faults).toEqual([]);
});
