import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { desktop, openServer, phone } from './support/visits';

// The browser itself logs refusals of the server to the console.
const server = openServer('own-name', { mayBreak: true });

const keepNames = 'Register this name';
const words = (page: Page) => page.getByLabel('The twelve words in one line');

async function writeName(page: Page, name: string): Promise<void> {
  await page.goto(server.address('/?speed=0'));
  await page.getByLabel('Your name', { exact: true }).fill(name);
}

test('a registered name is opened with twelve words on another device, and keeps its seat', async () => {
  const desk = await server.visit(desktop);
  await writeName(desk, 'Hanna');
  await desk.getByRole('button', { name: keepNames }).click();
  await desk.getByRole('button', { name: 'Register “Hanna”' }).click();
  await expect.poll(() => words(desk).inputValue()).not.toBe('');
  const phrase = await words(desk).inputValue();
  expect(phrase.split(' ')).toHaveLength(12);
  expect(await findings(desk, 'the twelve words')).toEqual([]);
  await desk.getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('button', { name: 'Play against bots now' }).click();
  await desk.locator('.dock').waitFor();
  const table = new URL(desk.url()).pathname;

  const other = await server.visit(phone);
  await writeName(other, 'hanna');
  await other.getByRole('button', { name: 'Open the table' }).click();
  await other.getByText('That name is registered here.').waitFor();

  await other.getByRole('button', { name: keepNames }).click();
  const typed = other.getByLabel('The words, in order');
  const open = other.getByRole('button', { name: 'Restore my name' });
  await typed.fill('twelve');
  await open.click();
  await other.getByText('Twelve words are needed; you entered 1.').waitFor();
  await typed.fill(`${phrase}s`);
  await open.click();
  await other.getByText('isn’t in the word list').waitFor();
  await typed.fill(Array.from({ length: 12 }, () => 'cow').join(' '));
  await open.click();
  await other.getByText('isn’t in the word list').waitFor();
  await typed.fill('legal winner thank year wave sausage worth useful legal winner thank yellow');
  await open.click();
  await other.getByText('No name on this server matches these words.').waitFor();
  await typed.fill(phrase.toUpperCase());
  expect(await findings(other, 'words that are typed')).toEqual([]);
  await open.click();
  await other.getByRole('link', { name: /^Rejoin/ }).click();
  await other.locator('.dock:not(.audience)').waitFor();
  expect(new URL(other.url()).pathname).toBe(table);
  expect(await other.getByText('You’re watching').count()).toBe(0);

  // The first device sits there still.
  await desk.reload();
  await desk.locator('.dock:not(.audience)').waitFor();
});

test('a released name is available again', async () => {
  const page = await server.visit(phone);
  await writeName(page, 'Ben');
  await page.getByRole('button', { name: keepNames }).click();
  await page.getByRole('button', { name: 'Register “Ben”' }).click();
  await page.getByRole('button', { name: 'Give up this name' }).click();
  await page.getByRole('button', { name: 'Yes, give it up permanently' }).click();
  await page.getByRole('button', { name: 'Register “Ben”' }).waitFor();

  const other = await server.visit(desktop);
  await writeName(other, 'Ben');
  await other.getByRole('button', { name: keepNames }).click();
  await other.getByRole('button', { name: 'Register “Ben”' }).click();
  await words(other).waitFor();
  await other.getByRole('button', { name: 'Remove from this device' }).click();
  await other.getByText('I have twelve words').waitFor();
});
