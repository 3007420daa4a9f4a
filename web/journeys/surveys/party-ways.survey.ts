import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openByRequest, pressByRemote, tv } from '../support/big-screen';
import { playHand, sitDown } from '../support/hands';
import { change, Dice, dockOf, onlyWhenLate } from '../support/player';
import { openServer } from '../support/visits';
import { bytesOf, secretsIn, tokenOf } from '../support/witness';

const server = openServer('party-ways', { short: ['second'] });

/** The device is on its way to one of two people, or between them. */
const isShared = ({ question, buttons }: Awaited<ReturnType<typeof dockOf>>) =>
  question === '' || buttons.some((name) => /bids \d|calls: mine/.test(name));

/** Plays for two people on one device: passes it, and bids for either while it is between them. */
async function playForTwo(
  page: Page,
  dice: Dice,
  passed: Set<string>,
  enough: () => boolean = () => false,
): Promise<void> {
  while (!enough()) {
    await playHand(page, dice, isShared);
    const dock = await dockOf(page);
    if (!isShared(dock)) return;
    const takes = page.getByRole('button', { name: /^I’m / });
    const bid = dock.buttons.find((name) => / bids \d/.test(name) && dice.chance(5));
    if (await takes.isVisible()) {
      passed.add(await takes.innerText());
      await takes.click({ timeout: 2000 }).catch(onlyWhenLate);
    } else if (bid !== undefined)
      await page.getByRole('button', { name: bid }).first().click({ timeout: 2000 }).catch(onlyWhenLate);
    await change(page, dock, 4000).catch(onlyWhenLate);
  }
}

/** Reloads the shared device once, after both have had it. */
async function playReloaded(page: Page, passed: Set<string>): Promise<void> {
  const dice = new Dice(1);
  await playForTwo(page, dice, passed, () => passed.size === 2);
  await page.reload();
  await playForTwo(page, dice, passed);
}

const handAt = async (screen: Page): Promise<Frame> => {
  const frame = await (await screen.waitForSelector('iframe')).contentFrame();
  if (frame === null) throw new Error('the hand has no document');
  return frame;
};

test(
  'two share a phone, one plays at the screen, one on a phone of their own',
  { timeout: 900_000 },
  async () => {
    const screen = await server.visit(tv);
    const received = bytesOf(screen);
    const table = await openByRequest(server, screen, 'second-short', 4);
    const lena = await sitDown(server, 'Lena', server.address(`/t/${table}`));
    await screen.getByText('Lena', { exact: true }).waitFor();

    await lena.getByRole('button', { name: /^Someone else plays on this device too/ }).click();
    await lena.getByLabel('Your name').fill('Björn');
    await lena.getByRole('button', { name: 'Sit down' }).click();
    await screen.getByText('Björn', { exact: true }).waitFor();
    await lena.getByText('Björn plays on this device too').waitFor();
    // The host's phone is reloaded before the game: it stays the host's, and both keep their seats.
    await lena.reload();
    await lena.getByText('Björn plays on this device too').waitFor();

    await pressByRemote(screen, /^Play on this screen/);
    let hand = await handAt(screen);
    await hand.getByLabel('Your name').fill('Opa');
    await hand.getByRole('button', { name: 'Sit down' }).click();
    const anna = await sitDown(server, 'Anna', server.address(`/t/${table}`));
    await screen.locator('main').getByText('Anna', { exact: true }).waitFor();
    await lena.getByRole('button', { name: /^Start/ }).click();

    const passed = new Set<string>();
    await Promise.all([
      playReloaded(lena, passed),
      playHand(anna, new Dice(2)),
      playHand(hand as unknown as Page, new Dice(3)),
    ]);
    expect([...passed].sort()).toEqual(['I’m Björn', 'I’m Lena']);
    await screen.getByText('0 of 4 are ready').waitFor();
    // A phone that slept at the end comes back for another game, and so does the screen with its hand.
    await anna.reload();
    await screen.reload();
    await screen.getByText('0 of 4 are ready').waitFor();
    hand = await handAt(screen);
    await anna.getByRole('button', { name: 'Play again' }).click();
    await hand.getByRole('button', { name: 'Play again' }).click();
    await lena.getByRole('button', { name: 'Play again' }).click();
    await screen.getByRole('heading', { name: /’s turn$/ }).waitFor();

    // The hand at the screen is in the same browser, which has its token; the screen's own page has received no secret.
    const tokens = await Promise.all([lena, anna, screen].map((page) => tokenOf(page, table)));
    expect(tokens.every((token) => token.length > 16)).toBe(true);
    expect(received.length).toBeGreaterThan(50);
    expect(secretsIn(received, tokens)).toEqual([]);
  },
);

/** Frees a player's seat as the host does, for the first of the reasons. */
async function freeSeat(host: Page, player: string): Promise<void> {
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Table settings' }).click();
  await host.getByRole('button', { name: `Free ${player}’s seat` }).click();
  await host
    .getByRole('group', { name: new RegExp(player) })
    .getByRole('button')
    .first()
    .click();
  await host.getByRole('button', { name: 'Close' }).click();
}

test(
  'a shared phone says who has lost a seat, gets it back, and seats a person who comes late',
  { timeout: 600_000 },
  async () => {
    const screen = await server.visit(tv);
    const table = await openByRequest(server, screen, 'second-short', 4);
    const lena = await sitDown(server, 'Lena', server.address(`/t/${table}`));
    await screen.getByText('Lena', { exact: true }).waitFor();
    const anna = await sitDown(server, 'Anna', server.address(`/t/${table}`));
    await anna.getByRole('button', { name: /^Someone else plays on this device too/ }).click();
    await anna.getByLabel('Your name').fill('Björn');
    await anna.getByRole('button', { name: 'Sit down' }).click();
    await screen.getByText('Björn', { exact: true }).waitFor();
    await lena.getByRole('button', { name: /^Start/ }).click();
    await screen.getByRole('heading', { name: /’s turn$/ }).waitFor();

    await freeSeat(lena, 'Björn');
    await anna.getByText(/Björn.*: Lena removed you/).waitFor();
    await lena.getByRole('button', { name: 'Give it back to Björn' }).click();
    await anna.getByText(/Björn.*: Lena removed you/).waitFor({ state: 'detached' });

    // A bot has the fourth seat.
    const takes = anna.getByRole('button', { name: /^I’m / });
    if (await takes.isVisible()) await takes.click();
    await anna.getByRole('button', { name: 'Menu' }).click();
    await anna.getByRole('button', { name: 'Someone else plays on this device too' }).click();
    await anna.getByRole('button', { name: /^Someone else plays on this device too/ }).click();
    await anna.getByLabel('Your name').fill('Opa');
    await anna.getByRole('button', { name: 'Sit down' }).click();
    await anna.getByText(/Opa.*: Waiting for Lena to let you in/).waitFor();
    await lena.getByRole('button', { name: 'Let Opa in' }).click();
    const passed = new Set<string>();
    await Promise.all([playHand(lena, new Dice(5)), playForTwo(anna, new Dice(6), passed)]);
    expect([...passed].sort()).toEqual(['I’m Anna', 'I’m Björn', 'I’m Opa']);
    await screen.getByText('0 of 4 are ready').waitFor();
  },
);
