import type { Page } from 'playwright-core';
import { shortNameOf } from './short-edition';

/** Opens a table of that edition as a person does, with bots in the empty seats. */
export async function openTable(page: Page, address: string, edition: string, seats: number): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill('Lena');
  await page.getByLabel('Name of the table').fill('Sunday at Oma’s');
  await page.locator('.editions').getByText(edition, { exact: true }).click();
  await page.locator('.segmented').first().getByText(`${seats}`, { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText(new RegExp(`^1 person is here, ${seats - 1} bots?$`)).waitFor();
}

export async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.dock').waitFor();
}

/** One tap, and the game against three bots is on. */
export async function startQuickGame(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await page.locator('.dock').waitFor();
}

/** A short game against bots has begun, in a server that offers it. */
export async function startShortGame(
  page: Page,
  address: string,
  edition = '2nd edition',
  seats = 4,
): Promise<void> {
  await openTable(page, address, shortNameOf(edition), seats);
  await startGame(page);
}

/** Two people and a bot at a short game, in a server that offers it; the first is the host. Returns the table's address. */
export async function startShortGameOfTwo(anna: Page, ben: Page, address: string): Promise<string> {
  await anna.goto(address);
  await anna.getByLabel('Your name').fill('Anna');
  await anna.locator('.editions').getByText(shortNameOf('2nd edition'), { exact: true }).click();
  await anna.getByText('3', { exact: true }).click();
  await anna.getByText('Bots take the empty seats').click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByLabel('Link to this table').inputValue();
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await anna.getByText('Ben', { exact: true }).waitFor();
  await anna.getByRole('button', { name: 'Add a bot to seat 3' }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await ben.locator('.dock').waitFor();
  return link;
}
