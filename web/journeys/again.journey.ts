import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { Dice, play } from './support/player';
import { startShortGameOfTwo } from './support/tables';
import { desktop, openServer, phone } from './support/visits';

const server = openServer('again', { short: ['second'] });

test('the host chooses the next game, and it starts when all are ready, including a former spectator', async () => {
  const anna = await server.visit(desktop);
  const ben = await server.visit(phone);
  const link = await startShortGameOfTwo(anna, ben, server.address('/?speed=0'));
  const jonas = await server.visit(phone);
  await jonas.goto(link);
  await Promise.all([play(anna, new Dice(3)), play(ben, new Dice(5))]);

  const bar = await askAgain(anna, ben);

  await jonas.getByRole('button', { name: 'Join the next game' }).click();
  await jonas.getByLabel('Your name').fill('Jonas');
  await jonas.getByRole('button', { name: /^Take .+’s seat$/ }).click();
  await bar.getByRole('button', { name: 'Start without Ben, Jonas' }).waitFor();
  await anna.getByRole('button', { name: 'Change seats or rules' }).click();
  await anna.getByRole('heading', { name: 'Play again?' }).waitFor();

  await anna.getByRole('button', { name: 'Change your name' }).click();
  await anna.getByRole('textbox', { name: 'Change your name' }).fill('ben');
  await anna.getByRole('button', { name: 'Save' }).click();
  await anna.getByText('Someone at this table has that name or a similar one.').waitFor();
  await anna.getByRole('textbox', { name: 'Change your name' }).fill('Annabel');
  await anna.getByRole('button', { name: 'Save' }).click();
  await anna.getByText('Annabel', { exact: true }).first().waitFor();
  await anna.getByText('Edition, pace, rules').click();

  await anna.getByRole('button', { name: 'Change the game' }).click();
  await anna.getByText('5', { exact: true }).click();
  await anna.getByText('4', { exact: true }).click();
  await anna.getByRole('button', { name: 'Play this' }).click();
  // Ben still looked at the replay, and is taken along to the room of the next game.
  await ben.getByText('Annabel picked the next game:').waitFor();
  await ben.getByRole('link', { name: 'Previous game' }).waitFor();
  await anna.getByText('0 of 3 ready').waitFor();
  await anna.getByRole('button', { name: 'Add a bot to seat 4' }).click();

  for (const page of [anna, jonas, ben]) await page.getByRole('button', { name: 'I’m in' }).click();
  // It begins by itself for all three, and the bot.
  for (const page of [anna, ben, jonas])
    await expect.poll(() => page.locator('.dock:not(.audience)').count(), { timeout: 60_000 }).toBe(1);
});

/** Anna asks for another game; Ben is notified during the replay. Returns the bar of Anna’s page. */
async function askAgain(anna: Page, ben: Page) {
  await ben.getByRole('link', { name: 'Watch replay' }).click();
  await ben.locator('[data-dock=replay]').waitFor();
  // Far below the place of the notice.
  await ben.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await anna.getByRole('button', { name: 'Play again' }).click();
  const bar = anna.getByRole('complementary', { name: 'What’s next?' });
  await bar.getByText('Ready: waiting for Ben').waitFor();
  await bar.getByText('1 of 2 ready').waitFor();
  await bar.getByRole('button', { name: 'Start without Ben' }).waitFor();
  const notice = ben.getByText('Anna wants another', { exact: true });
  await notice.waitFor();
  await expect.poll(async () => (await notice.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
  const faults = [...(await findings(anna, 'the bar')), ...(await findings(ben, 'the notice'))];
  faults.push(...(await misfits(anna, 'the bar')), ...(await misfits(ben, 'the notice')));
  expect(faults).toEqual([]);

  // A request can be withdrawn; both stay where they are.
  await bar.getByRole('button', { name: 'I’m in' }).click();
  await ben.getByText('Anna wants another', { exact: true }).waitFor({ state: 'detached' });
  await bar.getByRole('button', { name: 'Play again' }).click();
  await bar.getByRole('button', { name: 'Start without Ben' }).waitFor();
  return bar;
}
