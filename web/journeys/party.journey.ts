import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe';
import { chooseEdition, codeShown, openOnScreen, pressByRemote, tv } from './big-screen';
import { playHand, sitDown } from './hands';
import { auctions, Dice } from './player';
import { shortNameOf } from './short-edition';
import { openServer } from './visits';
import { bytesOf, secretsIn, tokenOf } from './witness';

// A lost phone is a lost connection.
const server = openServer('party', { short: ['second'], mayBreak: true });

test('one screen and four phones: a game with a lost phone and a reloaded screen, and another one', async () => {
  const screen = await server.visit(tv);
  const received = bytesOf(screen);
  const table = await openOnScreen(server, screen, 0);
  const link = server.address(`/t/${table}`);
  expect(await findings(screen, 'the invitation')).toEqual([]);

  const phones: Page[] = [];
  for (const name of ['Lena', 'Björn', 'Anna', 'Opa']) {
    phones.push(await sitDown(server, name, link));
    await screen.getByText(name, { exact: true }).waitFor();
  }
  await screen.getByText('Lena starts on the phone: 4 of 5 are here').waitFor();

  // The remote chooses the short edition, and starts with a bot on the last seat.
  await chooseEdition(screen, shortNameOf('2nd edition'));
  await pressByRemote(screen, /^Start/);
  await screen.getByRole('heading', { name: /’s turn$/ }).waitFor();
  await screen.getByText(codeShown).waitFor();

  const [lena, bjorn, anna, opa] = phones as [Page, Page, Page, Page];
  const others = [lena, bjorn, anna].map((page, seat) => playHand(page, new Dice(seat + 1)));
  await playHand(opa, new Dice(4), auctions(2));
  // One phone is lost: the screen says so and is reloaded meanwhile. The guest comes back by the code on the screen.
  await opa.goto('about:blank');
  await screen.getByRole('heading', { name: 'Opa is away' }).waitFor();
  await screen.reload();
  const code = await screen.getByText(codeShown).innerText();
  await opa.goto(server.address());
  await opa.getByLabel('Table code or link').fill(code);
  await opa.keyboard.press('Enter');
  await opa.locator('.dock').waitFor();
  await Promise.all([...others, playHand(opa, new Dice(9))]);

  await screen.getByText('0 of 4 are ready').waitFor();
  expect(await findings(screen, 'the end')).toEqual([]);
  for (const page of phones) await page.getByRole('button', { name: 'Play again' }).click();
  await screen.getByRole('heading', { name: /’s turn$/ }).waitFor();

  const tokens = await Promise.all(phones.map((page) => tokenOf(page, table)));
  expect(tokens.every((token) => token.length > 16)).toBe(true);
  expect(received.length).toBeGreaterThan(50);
  expect(secretsIn(received, tokens)).toEqual([]);
});
