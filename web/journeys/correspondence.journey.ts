import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { openServer, phone } from './support/visits';
import { dockOf } from './support/player';
import { answerSimply } from './support/simply';

const server = openServer('correspondence', { mayBreak: true });

test('at a correspondence table players answer when they visit, also after a server restart', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/?speed=0'));
  // They have said before whether they want to be called.
  await page.evaluate(() => localStorage.setItem('kuhhandel.calls', '{"asked":true}'));
  await page.reload();
  await page.getByLabel('Your name').fill('Lena');
  await page.getByLabel('Time per move').selectOption('24 h per move');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('1 person is here, 3 bots').waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();

  await untilAskedToBid(page);
  expect(await findings(page, 'asked for a bid')).toEqual([]);
  await pauseAndGoOn(page);
  await page.getByRole('button', { name: 'Don’t bid' }).waitFor();
  const question = (await dockOf(page)).question;
  await expect.poll(() => page.title()).toContain(question);
  await server.restart();
  await page.reload();
  await page.getByRole('button', { name: 'Don’t bid' }).waitFor();
  await expect.poll(async () => (await dockOf(page)).question).toBe(question);

  await page.getByRole('button', { name: 'Don’t bid' }).click();
  await page.getByRole('button', { name: 'Don’t bid' }).waitFor({ state: 'hidden' });
  // A player who returns later finds that the game has continued as far as possible without them.
  await page.goto('about:blank');
  await page.goBack();
  await untilAskedToBid(page);
});

/** Answers all else in the simplest way, until the player is asked for a bid. */
async function untilAskedToBid(page: Page): Promise<void> {
  const silent = page.getByRole('button', { name: 'Don’t bid' });
  while (!(await silent.isVisible())) await answerSimply(page);
}

/** The host's controls contain only what such a table can use: no hammer, no lost connections. */
async function pauseAndGoOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Table settings' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Free .*’s seat/ }).count()).toBe(3);
  expect(await page.getByText('Hammer', { exact: true }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resume' }).first().click();
}
