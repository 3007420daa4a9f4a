import type { BrowserContextOptions, Page } from 'playwright-core';
import { phone, type VisitedServer } from './visits';

/** A new player: name, device, and the address of the server they use. */
export interface NewPlayer {
  readonly name: string;
  readonly device?: BrowserContextOptions;
  /** The chosen game, as the page stores it. */
  readonly game?: object;
  /** The key of the name, if they registered it. */
  readonly key?: object;
  readonly origin?: string;
}

/** Opens a page for a first visit. */
export async function requester(server: VisitedServer, newPlayer: NewPlayer): Promise<Page> {
  const page = await server.visit(newPlayer.device ?? phone);
  await page.addInitScript(
    ({ player, game, key }) => {
      localStorage.setItem('kuhhandel.player', player);
      localStorage.setItem('kuhhandel.strangers-game', game);
      if (key !== undefined) localStorage.setItem('kuhhandel.name', key);
    },
    {
      player: newPlayer.name,
      game: JSON.stringify(newPlayer.game ?? {}),
      key: newPlayer.key && JSON.stringify(newPlayer.key),
    },
  );
  return page;
}

/** Opens the lobby for a first visit, without a tap. */
export async function inLobby(
  server: VisitedServer,
  newPlayer: NewPlayer,
  query = '?speed=0',
): Promise<Page> {
  const page = await requester(server, newPlayer);
  await page.goto(`${newPlayer.origin ?? server.address('')}/${query}`);
  await page.getByRole('button', { name: 'Play now', exact: true }).waitFor();
  return page;
}

/** Until they see who else is coming. */
export async function tapPlayNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await page.getByRole('list', { name: 'Players' }).waitFor();
}

/** Opens the lobby for a first visit and taps Play now. */
export async function playNow(
  server: VisitedServer,
  newPlayer: NewPlayer,
  query = '?speed=0',
): Promise<Page> {
  const page = await inLobby(server, newPlayer, query);
  await tapPlayNow(page);
  return page;
}

/** The key of a name that is kept from now on. */
export async function keep(server: VisitedServer, name: string): Promise<object> {
  const claimed = await fetch(server.address('/api/names'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ player: name }),
  });
  if (!claimed.ok) throw new Error(`${name} is not to be had: ${await claimed.text()}`);
  return (await claimed.json()) as object;
}
