import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe';
import { desktop, openHouse, phone } from './house';
import { Dice, play } from './player';

const house = openHouse('shared-review');

const stepIs = (page: Page, step: string) =>
  page
    .locator('.stp0 .num')
    .filter({ hasText: new RegExp(`^${step}$`) })
    .waitFor();
const tap = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('the host leads another through the finished game, who leaves, and follows again', async () => {
  const host = await house.visit(desktop);
  await host.goto(house.address('/?speed=0'));
  await tap(host, 'Play against bots now');
  await host.locator('.dock').waitFor();
  await play(host, new Dice(5), () => false);
  const guest = await house.visit(phone);
  await guest.goto(house.address(new URL(host.url()).pathname));
  await guest.getByRole('heading', { name: 'Final standing' }).waitFor();
  expect(await guest.getByRole('button', { name: /^Follow/ }).count(), 'nobody leads yet').toBe(0);

  await tap(host, 'Look back together');
  await host.locator('.look-back .repdock').waitFor();
  await guest.getByRole('button', { name: /^Follow .* through the game$/ }).click();
  await guest.getByText(/^You follow/).waitFor();
  for (let move = 0; move < 5; move += 1) await host.keyboard.press('.');
  await stepIs(guest, '5');
  expect(await findings(guest, 'following')).toEqual([]);

  // His eyes too: those of one seat see one hand.
  await host.getByLabel('Whose eyes').selectOption({ index: 2 });
  await guest.locator('.look-back .openhands li').nth(1).waitFor({ state: 'detached' });
  await stepIs(guest, '5');

  // Who goes his own way follows no longer.
  await guest.keyboard.press('.');
  await guest.getByText(/leads; you look around by yourself/).waitFor();
  await host.keyboard.press('End');
  await stepIs(guest, '6');
  await tap(guest, 'Follow again');
  const end = await host.locator('.stp0 .num').innerText();
  await stepIs(guest, end);

  await tap(host, 'Back to the table');
  await guest.getByText('Nobody leads any more.').waitFor();
  await tap(guest, 'Back to the table');
  await guest.getByRole('heading', { name: 'Final standing' }).waitFor();
});
