import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { openByRequest, tv } from '../support/big-screen';
import { playHand, sitDown } from '../support/hands';
import { expectNoSecrets, loseAndReturn, playAgain } from '../support/one-room';
import { auctions, Dice } from '../support/player';
import { openServer } from '../support/visits';
import { bytesOf } from '../support/witness';

// A lost phone is a lost connection.
const server = openServer('party-of-master', { mayBreak: true });
const seed = Number(process.env['KUHHANDEL_SEED'] ?? 1);
const names = ['Lena', 'Björn', 'Anna', 'Opa'];

test.each(['master', 'second'])(
  'one screen and four phones play a whole game of %s with a lost phone and a reloaded screen, and begin another one',
  { timeout: 1_800_000 },
  async (edition) => {
    const screen = await server.visit(tv);
    const received = bytesOf(screen);
    const table = await openByRequest(server, screen, edition, 4);
    const phones: Page[] = [];
    for (const name of names) {
      phones.push(await sitDown(server, name, server.address(`/t/${table}`)));
      await screen.getByText(name, { exact: true }).waitFor();
    }
    const [lena, bjorn, anna, opa] = phones as [Page, Page, Page, Page];
    await lena.getByRole('button', { name: /^Start/ }).click();
    await screen.getByRole('heading', { name: /’s turn$/ }).waitFor();

    const dice = (seat: number) => new Dice(10 * seed + seat);
    const others = [lena, bjorn, anna].map((page, seat) => playHand(page, dice(seat)));
    await playHand(opa, dice(3), auctions(3));
    await loseAndReturn(server, screen, opa, 'Opa', table);
    await Promise.all([...others, playHand(opa, dice(4))]);

    await screen.getByText('0 of 4 are ready').waitFor();
    await playAgain(screen, phones);
    await expectNoSecrets(received, phones, table, 200);
  },
);
