import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openByRequest, tv } from '../support/big-screen';
import { framesDuring } from '../support/frames';
import { playHand, sitDown } from '../support/hands';
import { Dice } from '../support/player';
import { playBySocket } from '../support/socket-player';
import { SideBySide } from '../support/side-by-side';
import { openServer } from '../support/visits';

const server = openServer('party-film', { short: ['second'] });
const moving = { ...tv, reducedMotion: 'no-preference' as const };

// TV and two phones, half a second apart, from joining to *Again?*: for eyes.
test('an evening in pictures', { timeout: 1_200_000 }, async () => {
  const screen = await server.visit(moving);
  const table = await openByRequest(server, screen, 'second-short', 4, 3);
  const link = server.address(`/t/${table}`);
  const film = new SideBySide(screen);
  const phones: Page[] = [];
  for (const name of ['Lena', 'Björn', 'Anna']) {
    phones.push(await sitDown(server, name, link));
    if (phones.length <= 2) film.add(phones.at(-1) as Page);
    film.mark(`${name} sits down`);
  }
  await phones[0]?.getByRole('button', { name: /^Start/ }).click();
  film.mark('the game starts');
  await Promise.all(phones.map((page, seat) => playHand(page, new Dice(seat + 21))));
  film.mark('the end');
  await screen.getByText('0 of 3 are ready').waitFor();
  for (const page of phones) {
    await page.getByRole('button', { name: 'Play again' }).click();
    film.mark('one more is ready');
  }
  await screen.getByRole('heading', { name: /’s turn$/ }).waitFor();
  console.log(await film.develop('party', await server.visit()));
});

test('the big screen shows nearly every frame in time', { timeout: 600_000 }, async () => {
  const screen = await server.visit(moving);
  const table = await openByRequest(server, screen, 'second', 4, 3);
  const lena = await playBySocket(server, table);
  await screen.getByText('Lena', { exact: true }).waitFor();
  lena.start();
  await screen.locator('.ring .card').waitFor();
  const motion = await framesDuring(screen, 'the big screen', () => lena.sales(6));
  expect(motion.frames).toBeGreaterThan(100);
});
