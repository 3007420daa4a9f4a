import type { Page } from 'playwright-core';

/** Opens a table of that edition as a person does, with bots in the empty seats, and starts the game. */
export async function openTable(page: Page, address: string, edition: string, seats: number): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill('Lena');
  await page.getByLabel('Name of the table').fill('Sunday at Oma’s');
  await page.locator('.eds').getByText(edition, { exact: true }).click();
  await page.locator('.seg').first().getByText(`${seats}`, { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText(`${seats} of ${seats} taken`).waitFor();
}

export async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.dock').waitFor();
}
