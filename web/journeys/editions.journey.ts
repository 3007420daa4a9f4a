import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { openServer, phone } from './support/visits';
import { Dice, play } from './support/player';
import { shortNameOf } from './support/short-edition';
import { startGame, startShortGame } from './support/tables';

const server = openServer('editions', { short: ['russian', 'first'] });

test('a table with house rules shows them in the form, in the waiting room and at the table', async () => {
  const page = await server.visit({ ...phone, viewport: { width: 360, height: 740 } });
  await page.goto(server.address('/?speed=0'));
  await page.locator('.editions').getByText(shortNameOf('Russian edition'), { exact: true }).click();
  await page.getByText('House rules').click();
  await page.getByRole('radio', { name: 'one more card' }).check({ force: true });
  await page.getByRole('radio', { name: 'counts', exact: true }).check({ force: true });
  await page.getByText('2 changed').waitFor();
  const faults = [...(await misfits(page, 'house rules')), ...(await findings(page, 'house rules'))];

  await page.getByLabel('Your name').fill('Lena');
  await page.getByRole('button', { name: 'Open the table' }).click();
  // The form has the house rules too: only the waiting room has the table's name as its heading.
  await page.getByRole('heading', { level: 1, name: 'Lena’s table' }).waitFor();
  await page.getByText('Edition, pace, rules').click();
  await page.getByText('After a horse trade you may still turn up a card, or stop.').waitFor();
  await page.getByText('The money left in hand is added to your score.').waitFor();
  faults.push(...(await misfits(page, 'waiting room')), ...(await findings(page, 'waiting room')));

  await startGame(page);
  await page.getByText(`${shortNameOf('Russian edition')} · 2 house rules`).waitFor();
  await play(page, new Dice(41));
  await page.getByText('number of quartets + money in hand').waitFor();
  expect(faults).toEqual([]);
});

test('the first edition is played to its score, which is a plain sum', async () => {
  const page = await server.visit(phone);
  await startShortGame(page, server.address('/?speed=0'), '1st edition', 3);
  await play(page, new Dice(51));
  // The winner of the bonus card depends on the game; score/score-breakdown.test.ts checks its place in the
  // row.
  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  await expect.poll(() => page.locator('.ranks').innerText()).not.toContain('×');
});

test('the number of seats follows the edition', async () => {
  const page = await server.visit();
  await page.goto(server.address());
  const seats = () => page.locator('input[name=seats]').count();
  await page.locator('.editions').getByText('Duel', { exact: true }).click();
  await expect.poll(seats).toBe(1);
  await page.locator('.editions').getByText('Master', { exact: true }).click();
  await expect.poll(seats).toBe(4);
});
