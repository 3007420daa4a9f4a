import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { desktop, openServer, phone } from './support/visits';

const server = openServer('talk');

test('two players chat in two languages, one from a phone; muted messages are hidden', async () => {
  const anna = await server.visit(desktop);
  const ben = await server.visit({ ...phone, locale: 'de-DE' });
  await meet(anna, ben);

  await anna.getByRole('button', { name: 'Talk', exact: true }).click();
  await anna.getByRole('button', { name: 'A bargain!' }).click();
  await anna.getByLabel('Your message').fill('<b>mine</b> & yours');
  await anna.getByRole('button', { name: 'Send' }).click();
  await anna.getByRole('button', { name: 'Moo!' }).click();
  await ben.locator('.talk-latest').getByText('Muh!').waitFor();
  await ben.getByRole('status').getByText('Anna sagt: Muh!').waitFor({ state: 'attached' });
  // A message that comes while the page of the new seat connects is part of the talk, and not new.
  await ben.getByRole('button', { name: /^Gespräch, [123] neu$/ }).click();
  await expect
    .poll(() => messagesOf(ben))
    .toEqual(['Anna Ein Schnäppchen!', 'Anna <b>mine</b> & yours', 'Anna Muh!']);
  expect([...(await findings(anna, 'talk')), ...(await findings(ben, 'talk, phone'))]).toEqual([]);

  await anna.getByRole('checkbox', { name: 'Ben' }).check();
  await ben.getByRole('button', { name: 'Hallo!' }).click();
  await expect.poll(() => messagesOf(ben)).toHaveLength(4);
  await expect.poll(() => messagesOf(anna)).toHaveLength(3);
  await anna.getByRole('checkbox', { name: 'Ben' }).uncheck();
  await expect.poll(() => messagesOf(anna)).toContain('Ben Hello!');

  await anna.getByText('Block or report someone').click();
  await anna.getByRole('radio', { name: 'Ben' }).check();
  await anna.getByRole('button', { name: 'Block Ben' }).click();
  await anna.getByText('Ben is a guest').waitFor();
  await expect.poll(() => messagesOf(anna)).toHaveLength(3);
  await anna.getByRole('button', { name: 'Unblock Ben' }).click();
  await expect.poll(() => messagesOf(anna)).toHaveLength(4);
  await anna.getByLabel('What happened?').fill('Greets too late,\nand in the wrong language.');
  expect(await findings(anna, 'a report')).toEqual([]);
  await anna.getByRole('button', { name: 'Report', exact: true }).click();
  await anna.getByRole('status').getByText('Thanks').waitFor();

  await ben.reload();
  await ben.getByRole('button', { name: 'Gespräch', exact: true }).click();
  await expect.poll(() => messagesOf(ben)).toHaveLength(4);
});

/** Anna opens a table, and Ben takes a seat there. */
async function meet(anna: Page, ben: Page): Promise<void> {
  await anna.goto(server.address('/?speed=0'));
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByText('Bots take the empty seats').click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await ben.goto(await anna.getByLabel('Link to this table').inputValue());
  await ben.getByLabel('Dein Name').fill('Ben');
  const seat = ben.getByRole('button', { name: 'Platz nehmen' });
  await seat.click();
  await seat.waitFor({ state: 'detached' });
  await anna.getByText('Ben', { exact: true }).waitFor();
  // Talk before Ben's arrival is not new to them.
  await ben.getByRole('button', { name: 'Gespräch', exact: true }).waitFor();
}

const messagesOf = async (page: Page) =>
  (await page.locator('.talk-log li:not(.muted)').allInnerTexts()).map((line) => line.replace(/\s+/g, ' '));
