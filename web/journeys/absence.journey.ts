import { expect, test } from 'vitest';
import { startTogether } from './support/together';
import { desktop, openServer } from './support/visits';
import { Dice, play } from './support/player';

const server = openServer('absence');

test('a player who closes the browser is shown as away, a bot stands in, and they return to their own seat', async () => {
  const anna = await server.visit(desktop);
  const ben = await server.visit(desktop);
  const link = await startTogether(server.address(''), anna, ben, 0);
  await anna.getByRole('button', { name: 'Log' }).click();
  const announced = (words: string) =>
    anna.locator('.story').getByText(words).first().waitFor({ timeout: 60_000 });

  await ben.close();
  await announced('Ben is away; the seat is saved.');
  let stoodIn = false;
  const waited = announced('Farmer is standing in for Ben.').then(() => (stoodIn = true));
  await play(anna, new Dice(3), () => stoodIn);
  await waited;

  const back = await ben.context().newPage();
  await back.goto(link);
  await announced('Ben is back.');
  await back.locator('.dock:not(.audience)').waitFor();
  expect(await back.getByText('You’re watching').count()).toBe(0);
});
