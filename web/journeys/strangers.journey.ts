import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inLobby, keep, playNow, tapPlayNow } from './support/play-now';
import { Dice, play } from './support/player';
import { desktop, openServer, phone } from './support/visits';

const server = openServer('strangers', { short: ['second'] });

/** A player opens the page with that name and taps Play now. */
const come = (name: string, game: object = {}, device: BrowserContextOptions = phone): Promise<Page> =>
  playNow(server, { name, game, device });

test('three strangers tap Play now, see each other sit down, and are in a game within seconds', async () => {
  const anna = await come('Anna', { seats: 3 }, desktop);
  await anna.getByText('Waiting for 2 more').waitFor();
  await expect.poll(() => anna.title()).toBe('1/3 · Play now');

  // A player who closes the page gives up the seat.
  const gone = await come('Gone');
  await expect.poll(() => anna.title()).toBe('Gone joined · 2/3');
  await gone.close();
  await anna.getByText('Waiting for 2 more').waitFor();

  const ben = await come('Ben');
  await anna.getByText('Waiting for one more').waitFor();
  expect(new URL(ben.url()).pathname).toBe(new URL(anna.url()).pathname);
  const cleo = await come('Cleo');

  for (const page of [anna, ben, cleo]) await page.locator('.dock .move').waitFor();
  await anna.locator('.seat .name', { hasText: 'Cleo' }).waitFor();
});

test('two players at separate tables are matched, and start with bots once both agree', async () => {
  const emil = await come('Emil', { bots: false });
  const alone = new URL(emil.url()).pathname;
  const dora = await come('Dora', { seats: 5, bots: false });
  expect(new URL(dora.url()).pathname).not.toBe(alone);
  // A player who accepts any game joins one who does not.
  await expect.poll(() => new URL(emil.url()).pathname).toBe(new URL(dora.url()).pathname);
  for (const page of [dora, emil]) await page.getByText('2 of 5').waitFor();
  await dora.getByRole('button', { name: 'Start now with bots' }).click();
  await dora.getByText('Starts when the others agree to bots.').waitFor();
  await emil.getByText('OK with bots').waitFor();

  await emil.getByRole('button', { name: 'Start now with bots' }).click();

  for (const page of [dora, emil]) await page.locator('.dock .move').waitFor();
});

/** They ask for a seat and never come: it is kept for them for a moment. */
async function askForSeat(player: string): Promise<void> {
  const asked = await fetch(server.address('/api/play'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ player, bots: false, seats: 4, language: 'en' }),
  });
  expect(asked.status).toBe(201);
}

test('one of two waiting pairs joins the other, and the four play', async () => {
  const game = { seats: 4, bots: false };
  const ina = await come('Ina', game, desktop);
  const jan = await come('Jan', game);
  const kai = await inLobby(server, { name: 'Kai', game });
  const lou = await inLobby(server, { name: 'Lou', game });
  for (const nobody of ['Nobody', 'Nobody else']) await askForSeat(nobody);
  await tapPlayNow(kai);
  const table = new URL(ina.url()).pathname;
  expect(new URL(kai.url()).pathname).not.toBe(table);
  await tapPlayNow(lou);

  for (const page of [ina, jan, kai, lou]) {
    await page.locator('.dock .move').waitFor();
    expect(new URL(page.url()).pathname).toBe(table);
  }
});

/** The same by a name that is kept. */
async function playForName(name: string, device: BrowserContextOptions): Promise<Page> {
  const game = { edition: 'second-short', seats: 3, bots: false };
  return playNow(server, { name, game, device, key: await keep(server, name) });
}

test('two registered players see their rating change after the game, and on the page of a name', async () => {
  const fred = await playForName('Fred', desktop);
  const gina = await playForName('Gina', phone);
  for (const page of [fred, gina]) await page.getByRole('button', { name: 'Start now with a bot' }).click();
  await Promise.all([play(fred, new Dice(3)), play(gina, new Dice(5))]);

  for (const page of [fred, gina]) {
    const rated = page.getByRole('region', { name: 'Ratings after this game' });
    await rated.getByRole('listitem').filter({ hasText: 'Fred' }).waitFor();
    await expect.poll(() => rated.getByRole('listitem').count()).toBe(2);
  }
  await gina.getByRole('link', { name: 'Fred' }).click();
  await gina.getByRole('heading', { name: 'Fred', exact: true }).waitFor();
  await gina.getByText('1 rated game,').first().waitFor();

  // For another player, the coach shows findings from the games that both played.
  await gina.getByRole('heading', { name: 'How Fred plays' }).waitFor();
  await gina.getByRole('button', { name: 'Analyse 1 game' }).click();
  await gina.getByText('1 game analysed').waitFor();
  const passer = await server.visit(phone);
  await passer.goto(server.address('/names/Fred'));
  await passer.getByText('1 rated game,').first().waitFor();
  expect(await passer.getByRole('button', { name: /^Analyse/ }).count(), 'who played nothing with them').toBe(
    0,
  );
});
