import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { openServer, phone } from './support/visits';

const server = openServer('home');

test('a first game is calm and gives advice, and a returning player finds it first, with everything in reach', async () => {
  const page = await server.visit(phone);
  await page.goto(server.address('/'));
  await page.getByText('Also known as You’re Bluffing! and Koehandel.').waitFor();
  await expect.poll(() => page.locator('.btn.primary').first().innerText()).toBe('Play against bots now');
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  // A first turn has one answer and no hint.
  const hint = page.locator('.coach');
  const auction = page.getByRole('button', { name: 'Auction a card' });
  await hint.or(auction).first().waitFor();
  if (await auction.isVisible()) await auction.click();
  await hint.waitFor({ timeout: 60_000 });
  // There is room for the first animal, so that the stage keeps its size when one is won.
  const herds = page.locator('.seat .herd');
  const heights = await herds.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.min(...heights)).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Hints off' }).click();
  await expect.poll(() => hint.count()).toBe(0);
  // The lesson is in the menu of a game, too.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Learn it: six steps, no clock' }).waitFor();
  await page.keyboard.press('Escape');

  await page.goto(server.address('/'));
  await page.locator('.yours .row-link').first().waitFor();
  await page.getByText('With friends').waitFor();
  if (process.env['SHOTS'] !== undefined) {
    await page.screenshot({ path: `${process.env['SHOTS']}/home-390.png` });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: `${process.env['SHOTS']}/home-390-dark.png` });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.screenshot({ path: `${process.env['SHOTS']}/home-320.png`, fullPage: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: `${process.env['SHOTS']}/home-1280.png` });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
  }
  // The red button is the game that waits, or a game against bots: never strangers on an empty server.
  await expect
    .poll(() => page.locator('.btn.primary').first().innerText())
    .toMatch(/^(Open table|Play against bots now)$/);
  const order = await page.evaluate(() =>
    ['.yours', 'a[href="#daily"]', '.bots', 'a[href="#new"]', 'summary'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().top ?? Infinity,
    ),
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  // All but the long form is above the bar of the phone.
  const bar = (await page.locator('nav.top-nav').boundingBox())?.y ?? 0;
  const friends = await page.getByText('With friends').boundingBox();
  expect((friends?.y ?? 0) + (friends?.height ?? 0)).toBeLessThanOrEqual(bar);
  expect([...(await findings(page, 'home')), ...(await misfits(page, 'home'))]).toEqual([]);

  await page.getByRole('combobox', { name: 'Edition' }).selectOption('Master');
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await page
    .getByText(/^Master/)
    .first()
    .waitFor({ timeout: 60_000 });
});
