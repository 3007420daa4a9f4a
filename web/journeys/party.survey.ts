import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openByRequest, tv } from './big-screen';
import { playHand, sitDown } from './hands';
import { Dice } from './player';
import { openServer } from './visits';
import { bytesOf, secretsIn, tokenOf } from './witness';

const server = openServer('party-of-master');
const seed = Number(process.env['KUHHANDEL_SEED'] ?? 1);

test('one screen and four phones play a whole game of Master', { timeout: 1_800_000 }, async () => {
  const screen = await server.visit(tv);
  const received = bytesOf(screen);
  const table = await openByRequest(server, screen, 'master', 4);
  const phones: Page[] = [];
  for (const name of ['Lena', 'Björn', 'Anna', 'Opa']) {
    phones.push(await sitDown(server, name, server.address(`/t/${table}`)));
    await screen.getByText(name, { exact: true }).waitFor();
  }
  await phones[0]?.getByRole('button', { name: /^Start/ }).click();
  await screen.getByRole('heading', { name: /’s turn$/ }).waitFor();

  await Promise.all(phones.map((page, seat) => playHand(page, new Dice(10 * seed + seat))));
  await screen.getByText('0 of 4 are ready').waitFor();

  const tokens = await Promise.all(phones.map((page) => tokenOf(page, table)));
  expect(received.length).toBeGreaterThan(200);
  expect(secretsIn(received, tokens)).toEqual([]);
});
