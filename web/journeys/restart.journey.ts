import { expect, test } from 'vitest';
import { openServer } from './support/visits';
import { auctions, Dice, play } from './support/player';

const server = openServer('restart', { mayBreak: true });

test('the server restarts during a game: the client reconnects and the game continues', async () => {
  const page = await server.visit();
  await page.goto(server.address('/?speed=0'));
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await play(page, new Dice(11), ({ question }) => question.startsWith('Your turn'));
  const purse = await page.locator('.my-purse .total').innerText();

  const lost = page.getByText('Connection lost. Your seat is safe.').waitFor();
  await server.restart();
  await lost;
  await page.getByText('Connection lost. Your seat is safe.').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.my-purse .total').innerText()).toBe(purse);

  await play(page, new Dice(12), auctions(3));
  await page.locator('.ring').waitFor();
});

test('a spectator may watch, and sees no hand', async () => {
  const anna = await server.visit();
  await anna.goto(server.address('/?speed=0'));
  await anna.getByRole('button', { name: 'Play against bots now' }).click();
  await play(anna, new Dice(13), ({ question }) => question.startsWith('Your turn'));

  const guest = await server.visit();
  await guest.goto(anna.url());
  await guest.getByText('You’re watching').waitFor();
  await expect.poll(() => guest.locator('.seat').count()).toBe(4);
  expect(await guest.getByText('only you').count()).toBe(0);
});

test('the address of a missing table shows an error and links to the lobby', async () => {
  const page = await server.visit();
  await page.goto(server.address('/t/nowhere'));
  await page.getByRole('heading', { name: 'This table doesn’t exist (any more).' }).waitFor();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.getByRole('button', { name: 'Play against bots now' }).waitFor();
});
