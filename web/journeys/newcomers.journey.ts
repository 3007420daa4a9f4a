import { expect, test } from 'vitest';
import { Dice, play } from './support/player';
import { startTogether } from './support/together';
import { desktop, openServer, phone } from './support/visits';

const server = openServer('newcomers', { mayBreak: true });

test('a late player asks, the host admits them, and a freed seat is restored on request', async () => {
  const anna = await server.visit(desktop);
  const ben = await server.visit(desktop);
  const link = await startTogether(server.address(''), anna, ben, 0);

  const jonas = await server.visit(phone);
  await jonas.goto(link);
  await jonas.getByRole('button', { name: 'Ask for a seat' }).click();
  await jonas.getByLabel('Your name').fill('Jonas');
  await jonas.getByRole('button', { name: /^Take .+’s seat$/ }).click();
  await jonas.getByText('Waiting for Anna to let you in.').waitFor();
  // Neither the server nor the page forgets who asks.
  await server.restart();
  await jonas.reload();
  await jonas.getByText('Waiting for Anna to let you in.').waitFor();

  await anna.getByText('Jonas is watching and would like to play.').waitFor();
  await anna.getByRole('button', { name: 'Let Jonas in' }).click();
  // At the next turn the bot's seat is theirs, and what the bot had.
  const sits = jonas.locator('.dock:not(.audience) .my-purse').waitFor({ timeout: 120_000 });
  let isIn = false;
  const waited = sits.then(() => (isIn = true));
  await Promise.all([play(anna, new Dice(3), () => isIn), play(ben, new Dice(4), () => isIn), waited]);

  await anna.getByRole('button', { name: 'Table', exact: true }).click();
  await anna.getByRole('button', { name: 'Free Ben’s seat' }).click();
  await anna
    .getByRole('combobox', { name: 'Reason (they will see it)' })
    .selectOption('to make room for someone else');
  await anna.getByRole('button', { name: 'Free it' }).click();
  await ben.getByRole('heading', { name: 'You were removed from your seat' }).waitFor();
  await ben.reload();
  await ben.getByText('Anna removed you. Someone else is taking over.').waitFor();
  await anna.getByRole('button', { name: 'Give it back to Ben' }).click();
  await expect.poll(() => ben.locator('.dock:not(.audience)').count(), { timeout: 30_000 }).toBe(1);
});
