import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Film } from '../support/film';
import {
  change,
  Dice,
  handsOn,
  dockOf,
  move,
  onlyWhenLate,
  press,
  pressBid,
  type Dock,
} from '../support/player';
import { startShortGameOfTwo } from '../support/tables';
import { openServer, phone } from '../support/visits';

const server = openServer('show', { short: ['second'] });

const moving = { ...phone, reducedMotion: 'no-preference' } as const;

/** Two friends on two phones and a bot; the host is the first. */
async function twoFriends(): Promise<readonly [Page, Page]> {
  const anna = await server.visit(moving);
  const ben = await server.visit(moving);
  await startShortGameOfTwo(anna, ben, server.address('/?speed=1'));
  return [anna, ben];
}

/** Bids for everything and never trades, until `enough`; false if the game ends before. */
async function collect(page: Page, dice: Dice, enough: (dock: Dock) => boolean): Promise<boolean> {
  for (;;) {
    const dock = await dockOf(page);
    if (dock.question === 'Final standing') return false;
    if (enough(dock)) return true;
    const bids = dock.question.startsWith('Bid for') && dice.chance(60);
    if (bids) await pressBid(page);
    else if (dock.buttons.some((name) => name.startsWith('Auction'))) await press(page, 'Auction');
    else if (dock.buttons.some((name) => name.startsWith('Buy'))) await press(page, 'Buy');
    else await move(handsOn(page), dock, dice);
    await change(page, dock, 1000).catch(onlyWhenLate);
  }
}

interface Trade {
  readonly anna: Page;
  readonly ben: Page;
  /** The button for it. */
  readonly button: string;
}

/** A game in which Anna may challenge Ben. */
async function untilTrade(): Promise<Trade> {
  for (let seed = 1; seed < 5; ++seed) {
    const [anna, ben] = await twoFriends();
    let button: string | undefined;
    const mayTrade = ({ buttons }: Dock) => {
      button = buttons.find((name) => name.includes(' with Ben'));
      return button !== undefined;
    };
    await Promise.all([
      collect(anna, new Dice(seed), mayTrade),
      collect(ben, new Dice(seed + 1), () => button !== undefined),
    ]);
    if (button !== undefined) return { anna, ben, button };
  }
  throw new Error('in no game Anna may challenge Ben');
}

/** A note that both have, the highest below 100. */
async function sharedNote(pages: readonly Page[]): Promise<RegExp> {
  const held = await Promise.all(
    pages.map((page) => page.locator('.dock .purse, .dock').first().innerText()),
  );
  const value = held.every((text) => /\b10\b/.test(text)) ? 10 : 0;
  return new RegExp(`^${value}:`);
}

/** Presses each of these buttons, also while something moves. */
async function offer(page: Page, notes: readonly RegExp[], go: RegExp): Promise<void> {
  for (const name of [...notes, go])
    await page.locator('.dock').getByRole('button', { name }).first().dispatchEvent('click');
}

/** Waits until the dock asks a question that begins so. */
const asked = (page: Page, words: string) =>
  expect.poll(async () => (await dockOf(page)).question, { timeout: 60_000 }).toContain(words);

const wait = (time: number) => new Promise((over) => setTimeout(over, time));

test('film: a trade that is lost to a bluff, on both phones', { timeout: 600_000 }, async () => {
  const { anna, ben, button } = await untilTrade();
  const film = new Film({ 'Anna, who bluffs': anna, 'Ben, who believes it': ben });
  await wait(1500);
  film.mark(`Anna taps: ${button}`);
  await press(anna, button);
  await asked(anna, 'Make your offer');
  await wait(1500);
  film.mark('Anna offers two zeros');
  await offer(anna, [/^0:/, /^0:/], /^Offer 2/);
  await asked(ben, 'Take it');
  await wait(3000);
  film.mark('Ben accepts unseen');
  await press(ben, 'Accept');
  await wait(9000);
  film.mark('both tap');
  await Promise.all([press(anna, 'Tap'), press(ben, 'Tap')]);
  await wait(3000);
  console.log(await film.develop('bluff', await server.visit()));
});

test('film: a tie, twice, on both phones', { timeout: 600_000 }, async () => {
  const { anna, ben, button } = await untilTrade();
  const film = new Film({ 'Anna, who challenges': anna, 'Ben, who counters': ben });
  await wait(1000);
  await press(anna, button);
  await asked(anna, 'Make your offer');
  const note = await sharedNote([anna, ben]);
  film.mark(`Anna offers ${note.source}`);
  await offer(anna, [note], /^Offer 1/);
  await asked(ben, 'Take it');
  await wait(2000);
  film.mark('Ben counters with the same');
  await offer(ben, [note], /^Counter/);
  await asked(anna, 'Tie');
  film.mark('Anna is asked again');
  await wait(2500);
  await offer(anna, [note], /^Offer 1/);
  await wait(1000);
  await asked(ben, 'Take it');
  film.mark('Ben is asked again');
  await wait(2500);
  await offer(ben, [note], /^(Offer|Counter)/);
  await wait(10_000);
  await Promise.all([press(anna, 'Tap'), press(ben, 'Tap')]);
  await wait(3000);
  console.log(await film.develop('tie', await server.visit()));
});

test('film: the end and a rematch, on both phones', { timeout: 900_000 }, async () => {
  const [anna, ben] = await twoFriends();
  const last = async (page: Page, seed: number) => {
    const dice = new Dice(seed);
    while (!(await page.locator('[data-page=counting], .counting, #standing-title').first().isVisible())) {
      const dock = await dockOf(page);
      await move(handsOn(page), dock, dice);
      await change(page, dock, 1000).catch(onlyWhenLate);
    }
  };
  await Promise.all([last(anna, 7), last(ben, 8)]);
  const film = new Film({ 'Anna, the host': anna, Ben: ben });
  await anna.getByRole('heading', { name: 'Final standing' }).waitFor();
  film.mark('the standing');
  await wait(6000);
  await ben.getByRole('link', { name: 'Watch replay' }).click();
  film.mark('Ben watches the replay');
  await wait(3000);
  film.mark('Anna: Play again');
  await anna.getByRole('button', { name: 'Play again' }).click();
  await wait(4000);
  film.mark('Ben: I’m in');
  await ben
    .getByRole('button', { name: /I’m in|Play again/ })
    .first()
    .click();
  await wait(8000);
  console.log(await film.develop('rematch', await server.visit()));
});
