import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe';
import {
  chooseEdition,
  codeShown,
  openByRequest,
  openOnScreen,
  pressByRemote,
  textsBelow,
  tv,
} from './support/big-screen';
import { playHand, sitDown } from './support/hands';
import { expectNoSecrets, loseAndReturn, playAgain } from './support/one-room';
import { auctions, Dice } from './support/player';
import { shortNameOf } from './support/short-edition';
import { openServer } from './support/visits';
import { bytesOf } from './support/witness';

// A lost phone is a lost connection.
const server = openServer('party', { short: ['second'], mayBreak: true });

test('one screen and four phones: a game with a lost phone and a reloaded screen, and another one', async () => {
  const screen = await server.visit(tv);
  const received = bytesOf(screen);
  const table = await openByRequest(server, screen, 'second-short', 4);
  expect(await findings(screen, 'the invitation')).toEqual([]);

  const phones: Page[] = [];
  for (const name of ['Lena', 'Björn', 'Anna', 'Opa']) {
    phones.push(await sitDown(server, name, server.address(`/t/${table}`)));
    await screen.getByText(name, { exact: true }).waitFor();
  }
  await screen.getByText('Lena starts on the phone: 4 of 4 are here').waitFor();
  const [lena, bjorn, anna, opa] = phones as [Page, Page, Page, Page];
  await lena.getByRole('button', { name: /^Start/ }).click();
  await screen.getByRole('heading', { name: /’s turn$/ }).waitFor();

  const others = [lena, bjorn, anna].map((page, seat) => playHand(page, new Dice(seat + 1)));
  await playHand(opa, new Dice(4), auctions(1));
  await loseAndReturn(server, screen, opa, 'Opa', table);
  await Promise.all([...others, playHand(opa, new Dice(9))]);

  await screen.getByText('0 of 4 are ready').waitFor();
  expect(await findings(screen, 'the end')).toEqual([]);
  await playAgain(screen, phones);
  await expectNoSecrets(received, phones, table, 50);
});

test('the remote of the screen chooses the edition, seats bots and a player, starts and pauses; the code stays valid', async () => {
  const screen = await server.visit(tv);
  const table = await openOnScreen(server, screen, 0);
  const lena = await sitDown(server, 'Lena', server.address(`/t/${table}`));
  await screen.getByText('Lena starts on the phone: 1 of 5 are here').waitFor();
  await chooseEdition(screen, shortNameOf('2nd edition'));
  await pressByRemote(screen, /^Add a bot/);
  await screen.getByText('Lena starts on the phone: 2 of 5 are here').waitFor();
  // A guest without a phone plays here: the hand is a page of its own, and texts keep their size.
  await pressByRemote(screen, /^Play on this screen/);
  const hand = screen.frameLocator('iframe');
  await hand.getByLabel('Your name').fill('Opa');
  await hand.getByRole('button', { name: 'Sit down' }).click();
  await screen.getByText('Lena starts on the phone: 3 of 5 are here').waitFor();
  expect(await textsBelow(screen, 36)).toEqual([]);
  const [bar, own] = [screen.getByRole('toolbar', { name: 'Screen' }), screen.locator('iframe')];
  const [buttons, atEdge] = await Promise.all([bar.boundingBox(), own.boundingBox()]);
  expect((buttons?.x ?? 0) + (buttons?.width ?? 0)).toBeLessThanOrEqual(atEdge?.x ?? 0);
  await screen.keyboard.press('Escape');
  await pressByRemote(screen, /^Start/);
  await lena.locator('.dock').waitFor();
  for (const name of ['Menu', 'Table settings', 'Close']) await lena.getByRole('button', { name }).click();
  await pressByRemote(screen, /^Pause/);
  await screen.getByRole('heading', { name: 'A short break' }).waitFor();

  // A TV finds the table again by the code in its corner, and so does the phone.
  const code = await screen.getByText(codeShown).innerText();
  await screen.goto(server.address('/tv'));
  await screen.getByLabel('Or show a table that is already open').fill(code);
  await screen.keyboard.press('Enter');
  await screen.getByRole('heading', { name: 'A short break' }).waitFor();
  await lena.goto(server.address());
  await lena.getByLabel('Table code or link').fill(code);
  await lena.keyboard.press('Enter');
  await pressByRemote(screen, /^Resume/);
  await lena.locator('.dock').waitFor();
});
