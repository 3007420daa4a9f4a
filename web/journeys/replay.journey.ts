import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe';
import { openHouse, phone } from './house';
import { Dice, play } from './player';

const house = openHouse('replay');

const step = (page: Page) => page.locator('.stp0 .num').innerText();
const tap = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a finished game is looked at again, step by step, from two eyes', async () => {
  const page = await house.visit(phone);
  await page.goto(house.address('/?speed=0'));
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await page.locator('.dock').waitFor();
  await play(page, new Dice(5), () => false);
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await page.locator('.repdock').waitFor();

  const faults = await findings(page, 'replay');
  expect(await step(page)).toBe('0');
  await page.keyboard.press('.');
  await page.keyboard.press('ArrowRight');
  expect(await step(page)).toBe('2');
  await page.keyboard.press(',');
  expect(await step(page)).toBe('1');
  await tap(page, 'Next donkey');
  await page
    .getByText(/donkey/i)
    .first()
    .waitFor();
  expect(Number(await step(page))).toBeGreaterThan(1);
  expect(await page.locator('.openhands li').count()).toBe(4);

  await page.getByLabel('Whose eyes').selectOption({ index: 2 });
  await page.locator('.openhands').waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  const last = await step(page);
  expect(Number(last)).toBeGreaterThan(50);

  const again = await house.visit(phone);
  await again.goto(`${page.url().split('#')[0]}#7`);
  await again.locator('.repdock').waitFor();
  expect(await step(again)).toBe('7');
  await again.getByRole('heading', { name: 'What everyone did' }).waitFor();
  expect(faults).toEqual([]);
});
