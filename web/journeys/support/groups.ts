import type { Page } from 'playwright-core';

/** From the lobby to the score pad of a new group of three. */
export async function makeGroup(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Score pad', exact: true }).click();
  await page.getByLabel('Name of the group').fill('Sundays');
  await page.getByLabel('Players (comma-separated)').fill('Anna, Ben, Cleo');
  await page.getByRole('button', { name: 'Create group' }).click();
  await page.getByRole('heading', { name: 'Sundays', exact: true }).waitFor();
}
