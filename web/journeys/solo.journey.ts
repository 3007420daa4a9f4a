import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { desktop, openServer, phone } from './support/visits';
import { auctions, Dice, play } from './support/player';
import { startShortGame } from './support/tables';

const server = openServer('solo', { short: ['second'] });

test('a player plays three bots from the lobby to the final score, and once more', async () => {
  const page = await server.visit(desktop);
  await startShortGame(page, server.address('/?speed=0'));
  await page.getByRole('heading', { name: 'Herd' }).waitFor();

  await play(page, new Dice(1), auctions(2));
  await page.getByRole('button', { name: 'Lotte', exact: true }).click();
  const seat = page.getByRole('dialog', { name: 'Lotte' });
  await seat.getByText('Public payments').waitFor();
  await expect.poll(() => seat.getByText(/^\d+ notes?$/).count()).toBe(1);
  expect(await findings(page, 'a seat')).toEqual([]);
  await seat.getByRole('button', { name: 'Why, Lotte?' }).click();
  const answer = page.getByRole('dialog', { name: 'Why, Lotte?' });
  await answer.getByText(/^(I .+|Nothing to explain yet.+)\.$/).waitFor();
  expect(await findings(page, 'why')).toEqual([]);
  await page.keyboard.press('Escape');
  await answer.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Log' }).click();
  await page
    .getByText(/^Lotte: “.+”$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Close' }).click();

  await play(page, new Dice(1));

  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  await expect.poll(() => page.title()).toContain('The score');
  await expect.poll(() => page.locator('.rank-row .breakdown').count()).toBe(4);
  const points = await page.locator('.rank-row .points').allInnerTexts();
  expect(points).toHaveLength(4);
  const total = points.map(Number);
  expect(total).toEqual(total.toSorted((one, other) => other - one));

  // The level 'like me' has followed the game, once.
  const counted = () => page.evaluate(() => localStorage.getItem('kuhhandel.like-me') ?? '');
  await expect.poll(counted).not.toBe('');
  const after = await counted();
  expect(JSON.parse(after)).toMatchObject({ counted: [expect.stringMatching(/ 1$/)] });
  await page.reload();
  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  expect(await counted()).toBe(after);

  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('heading', { name: 'Herd' }).waitFor();
});

test('bots are chosen by level, or to match the player', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/?speed=0'));
  await page.getByRole('button', { name: /^Against Flori, Mimi and Pauli/ }).click();
  const board = page.getByRole('region', { name: 'Who plays against you?' });
  expect(await board.getByRole('radio', { name: 'My level' }).isChecked()).toBe(true);
  await board.getByText(/^Level 2 for now: it rises when you win more than your share/).waitFor();
  await board.getByRole('radio', { name: 'Level 2' }).check();
  for (const name of ['Flori', 'Mimi', 'Pauli'])
    expect(await board.getByRole('checkbox', { name }).isChecked()).toBe(true);
  expect(await misfits(page, 'levels')).toEqual([]);
  expect(await findings(page, 'levels')).toEqual([]);
  await board.getByRole('button', { name: 'Play' }).click();
  for (const name of ['Flori', 'Mimi', 'Pauli'])
    await page.getByRole('button', { name, exact: true }).waitFor();
});
