import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { VisitedServer } from './visits';
import { secretsIn, tokenOf } from './witness';

/** The player's phone loses its connection: the screen says so, and is reloaded meanwhile; then the phone returns. */
export async function loseAndReturn(
  server: VisitedServer,
  screen: Page,
  phone: Page,
  player: string,
  table: string,
): Promise<void> {
  const away = screen.getByRole('heading', { name: `${player} is away` });
  await phone.goto('about:blank');
  await away.waitFor();
  await screen.reload();
  await away.waitFor();
  await phone.goto(server.address(`/t/${table}`));
  await phone.locator('.dock').waitFor();
}

/** All press *Play again*, and the next game begins on the screen. */
export async function playAgain(screen: Page, phones: readonly Page[]): Promise<void> {
  for (const page of phones) await page.getByRole('button', { name: 'Play again' }).click();
  await screen.getByRole('heading', { name: /’s turn$/ }).waitFor();
}

/** The screen has received more than `least` texts, and no secret of the players. */
export async function expectNoSecrets(
  received: readonly string[],
  phones: readonly Page[],
  table: string,
  least: number,
): Promise<void> {
  const tokens = await Promise.all(phones.map((page) => tokenOf(page, table)));
  expect(tokens.every((token) => token.length > 16)).toBe(true);
  expect(received.length).toBeGreaterThan(least);
  expect(secretsIn(received, tokens)).toEqual([]);
}
