import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, openServer, phone } from './support/visits';
import { lookBackTogether } from './support/look-back-together';
import { Dice, play } from './support/player';
import { shortNameOf } from './support/short-edition';

const server = openServer('friends', { short: ['second'] });

test('two friends and a bot play, one reloads and keeps the seat, and both review the game together', async () => {
  const anna = await server.visit(desktop);
  await anna.goto(server.address('/?speed=0'));
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByLabel('Name of the table').fill('Sunday');
  await anna.locator('.editions').getByText(shortNameOf('2nd edition'), { exact: true }).click();
  await anna.getByText('3', { exact: true }).click();
  await anna.getByText('Bots take the empty seats').click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('heading', { name: 'Sunday', exact: true }).waitFor();
  const link = await anna.getByLabel('Link to this table').inputValue();

  const ben = await server.visit(phone);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ben.getByText('Anna starts the game.').waitFor();
  await anna.getByText('Ben', { exact: true }).waitFor();
  await anna.getByRole('button', { name: 'Add a bot to seat 3' }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();

  const annaPlays = play(anna, new Dice(3));
  let looks = 0;
  await play(ben, new Dice(4), () => ++looks > 15);
  await ben.reload();
  // A trade and a payday show no seats, so Ben plays on to an auction that does.
  let others: string[] = [];
  while (others.length === 0) {
    await play(ben, new Dice(6), ({ question }) => question.startsWith('Bid for'));
    others = await names(ben);
  }
  // The audience would see all three; a player sees the two others.
  expect(others).toHaveLength(2);
  expect(others).toContain('Anna');

  await Promise.all([annaPlays, play(ben, new Dice(5))]);

  for (const page of [anna, ben]) await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  const points = (page: Page) => page.locator('.rank-row .points').allInnerTexts();
  await expect.poll(() => points(ben)).toHaveLength(3);
  await expect.poll(() => points(anna)).toEqual(await points(ben));
  await ben.getByRole('button', { name: 'Play again' }).waitFor();
  await lookBackTogether(anna, ben);
});

const names = (page: Page) => page.locator('.seat .name').allInnerTexts();
