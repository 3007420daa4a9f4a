import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings } from './axe';
import { cutOff } from './cut';
import { misfits } from './fits';

const step = (page: Page) => page.locator('.step-count .num');
const stepIs = (page: Page, number: string) =>
  step(page)
    .filter({ hasText: new RegExp(`^${number}$`) })
    .waitFor();
const tap = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The host leads another through the game that has ended, who leaves, and follows again. */
export async function lookBackTogether(host: Page, guest: Page): Promise<void> {
  expect(await guest.getByRole('button', { name: 'Follow' }).count(), 'nobody leads yet').toBe(0);

  // From a replay it leads straight into the review.
  await guest.getByRole('link', { name: 'Watch replay' }).click();
  await guest.locator('[data-dock=replay]').waitFor();
  await tap(host, 'Review together');
  await host.locator('.look-back [data-dock=replay]').waitFor();
  await guest.getByText(/is showing the game to everyone$/).waitFor();
  await guest.getByRole('button', { name: 'Follow' }).click();
  await guest.getByText(/^Following/).waitFor();
  expect(await misfitsInAnyLanguage(guest)).toEqual([]);
  for (let move = 0; move < 5; move += 1) await host.keyboard.press('.');
  await stepIs(guest, '5');
  expect(await findings(guest, 'following')).toEqual([]);

  // The host's eyes too: those of one seat see one hand.
  await host.getByLabel('View as').selectOption({ index: 2 });
  await guest.locator('.look-back .open-hands li').nth(1).waitFor({ state: 'detached' });
  await stepIs(guest, '5');

  // A viewer who navigates on their own no longer follows.
  await guest.keyboard.press('.');
  await guest.getByText(/is leading; you’re browsing on your own/).waitFor();
  expect(await misfitsInAnyLanguage(guest)).toEqual([]);
  await host.keyboard.press('End');
  await stepIs(guest, '6');
  await tap(guest, 'Follow again');
  await stepIs(guest, await step(host).innerText());

  await tap(host, 'Back to the table');
  await guest.getByText('The shared review has ended.').waitFor();
  await tap(guest, 'Back to the table');
  await guest.getByRole('heading', { name: 'Final standing' }).waitFor();
}

/** On the narrowest phone, where the bar holds the most: the way back to the leader and the way to the table. */
async function misfitsInAnyLanguage(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const found: string[] = [];
  for (const code of ['ru', 'fr', 'nl', 'de', 'en']) {
    // The language menu is below the dialog.
    await page.locator('.lang select').selectOption(code, { force: true });
    await page.locator(`html[lang=${code}]`).waitFor({ state: 'attached' });
    found.push(...(await misfits(page, code)), ...(await cutOff(page)));
  }
  if (size !== null) await page.setViewportSize(size);
  return found;
}
