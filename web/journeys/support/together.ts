import type { Page } from 'playwright-core';

/**
 * Anna opens a table for three, Ben takes a seat, a bot the third, and the game begins; gives the link. `bens` is the
 * address of the server as Ben reaches it.
 */
export async function startTogether(
  server: string,
  anna: Page,
  ben: Page,
  speed: number,
  bens = server,
): Promise<string> {
  await anna.goto(`${server}/?speed=${speed}`);
  await anna.getByLabel('Your name').fill('Anna');
  await anna.locator('.segmented').first().getByText('3', { exact: true }).click();
  await anna.getByText('Bots take the empty seats').click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByLabel('Link to this table').inputValue();
  await ben.goto(link.replace(new URL(link).origin, bens));
  await ben.getByLabel('Your name').fill('Ben');
  // The code exists only while the table waits.
  const code = ben.waitForResponse(/\/code$/);
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await code;
  await anna.getByText('Ben', { exact: true }).waitFor();
  await anna.getByRole('button', { name: 'Add a bot to seat 3' }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await ben.locator('.dock').waitFor();
  return link;
}
