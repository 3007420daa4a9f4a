import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../support/browser';
import { Film } from '../support/film';
import { ownerOf } from '../support/owner';
import { auctions, Dice, openEyes, play } from '../support/player';
import { startPostgres, type Postgres } from '../support/postgres';
import { startServer, type Server } from '../support/server';
import { phone, visitor } from '../support/visits';

const names = ['Anna', 'Ben', 'Cleo'] as const;
type Name = (typeof names)[number];

let postgres: Postgres;
let servers: readonly Server[];
let pages: Readonly<Record<Name, Page>>;

async function visit(): Promise<Page> {
  const context = await (
    await theBrowser()
  ).newContext({
    ...visitor,
    ...phone,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await openEyes(page);
  return page;
}

beforeAll(async () => {
  postgres = await startPostgres();
  const serving = { ledger: postgres.address };
  servers = [await startServer('', serving), await startServer('', serving), await startServer('', serving)];
  pages = { Anna: await visit(), Ben: await visit(), Cleo: await visit() };
});

afterAll(async () => {
  for (const name of names) await pages[name].context().close();
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
});

/** They come by pages of three servers, of which one has the table. */
async function sitDown(): Promise<void> {
  const [first = '', ...others] = servers.map(({ address }) => address);
  await pages.Anna.goto(`${first}/?speed=1`);
  await pages.Anna.getByLabel('Your name').fill('Anna');
  await pages.Anna.locator('.segmented').first().getByText('3', { exact: true }).click();
  await pages.Anna.getByText('Bots take the empty seats').click();
  await pages.Anna.getByRole('button', { name: 'Open the table' }).click();
  const link = new URL(await pages.Anna.getByLabel('Link to this table').inputValue());
  for (const [at, name] of (['Ben', 'Cleo'] as const).entries()) {
    await pages[name].goto(`${others[at] ?? ''}${link.pathname}`);
    await pages[name].getByLabel('Your name').fill(name);
    await pages[name].getByRole('button', { name: 'Take a seat' }).click();
    await pages.Anna.getByText(name, { exact: true }).waitFor();
  }
  await pages.Anna.getByRole('button', { name: 'Start the game' }).click();
  for (const name of names) await pages[name].locator('.dock').waitFor();
}

/** All three play until Anna has met one more auction. */
async function playOn(start: number): Promise<void> {
  let over = false;
  const anna = play(pages.Anna, new Dice(start), auctions(2)).then(() => (over = true));
  const others = (['Ben', 'Cleo'] as const).map((name, at) =>
    play(pages[name], new Dice(start + 1 + at), () => over),
  );
  await Promise.all([anna, ...others]);
}

test.each([
  { what: 'ended', how: 'cut', start: 40 },
  { what: 'killed', how: 'kill', start: 50 },
] as const)(
  'three players on three servers continue when the owner of their table is $what',
  async ({ what, how, start }) => {
    if (what === 'ended') await sitDown();
    await playOn(start);
    const owner = await ownerOf(pages.Anna, servers);
    const film = new Film(pages);
    await new Promise((over) => setTimeout(over, 1000));
    film.mark(`the server that has their table is ${what}`);
    const wordOfLoss = pages.Anna.getByText('Connection lost')
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    await owner[how]();
    await playOn(start + 5);
    film.mark('Anna has met another auction');
    const isAnnounced = await Promise.race([wordOfLoss, Promise.resolve(false)]);
    const sheet = await visit();
    console.log(`The film: ${await film.develop(`take-over-${what}`, sheet)}`);
    await sheet.context().close();
    await owner.restart();
    expect(isAnnounced, 'whether Anna was told that the line is lost').toBe(how === 'kill');
    for (const name of names) expect(await pages[name].locator('.dock').count()).toBe(1);
  },
);
