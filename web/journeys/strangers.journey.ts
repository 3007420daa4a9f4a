import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, openServer, phone } from './visits';

const server = openServer('strangers');

/** Comes for the first time, by that name, and taps Play now. */
async function playNow(
  name: string,
  kept: object = {},
  device: BrowserContextOptions = phone,
): Promise<Page> {
  const page = await server.visit(device);
  await page.addInitScript(
    ({ player, game }) => {
      localStorage.setItem('kuhhandel.player', player);
      localStorage.setItem('kuhhandel.strangers-game', game);
    },
    { player: name, game: JSON.stringify(kept) },
  );
  await page.goto(server.address('/?speed=0'));
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await page.getByRole('list', { name: 'Who is coming' }).waitFor();
  return page;
}

test('three strangers tap Play now, see each other sit down, and are in a game within seconds', async () => {
  const anna = await playNow('Anna', { seats: 3 }, desktop);
  await anna.getByText('We wait for 2 more').waitFor();
  await expect.poll(() => anna.title()).toBe('1/3 · Play now');

  // One who closes the page gives up the seat.
  const gone = await playNow('Gone');
  await expect.poll(() => anna.title()).toBe('Gone has sat down · 2/3');
  await gone.close();
  await anna.getByText('We wait for 2 more').waitFor();

  const ben = await playNow('Ben');
  await anna.getByText('We wait for one more').waitFor();
  expect(new URL(ben.url()).pathname).toBe(new URL(anna.url()).pathname);
  const cleo = await playNow('Cleo');

  for (const page of [anna, ben, cleo]) await page.locator('.dock .move').waitFor();
  await anna.locator('.seat .nm', { hasText: 'Cleo' }).waitFor();
});

test('two who wait apart are put together, and begin with bots once both say so', async () => {
  const emil = await playNow('Emil', { bots: false });
  const dora = await playNow('Dora', { seats: 5, bots: false });
  expect(new URL(emil.url()).pathname).not.toBe(new URL(dora.url()).pathname);
  // Who takes anything goes to who does not.
  await expect.poll(() => new URL(emil.url()).pathname).toBe(new URL(dora.url()).pathname);
  await dora.getByRole('button', { name: 'Start now with bots' }).click();
  await dora.getByText('It begins once the others want bots too.').waitFor();
  await emil.getByText('would play with bots').waitFor();

  await emil.getByRole('button', { name: 'Start now with bots' }).click();

  for (const page of [dora, emil]) await page.locator('.dock .move').waitFor();
});
