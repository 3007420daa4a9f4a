import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, openServer } from './support/visits';
import { change, Dice, dockOf, onlyWhenLate, type Dock } from './support/player';
import { startShortGame, startQuickGame } from './support/tables';

const server = openServer('keyboard', { short: ['second'] });

declare global {
  interface Window {
    announcements: string[];
  }
}

/** Records the live regions. Runs in the page, so it must be self-contained. */
function listen(): void {
  window.announcements = [];
  const regions = '[role=status], [role=alert]';
  const record = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const text = element?.closest(regions)?.textContent.replaceAll('\u00a0', ' ').trim() ?? '';
    if (text !== '') window.announcements.push(text);
  };
  new MutationObserver((changes) => changes.forEach(({ target }) => record(target))).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  });

/** Presses Tab until that element has the focus, as users without a mouse must. */
async function walkTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${name.source}`);
}

/** A key that a busy machine has lost is struck again; in an auction before the hammer falls. */
const changed = (page: Page, dock: Dock) =>
  change(page, dock, dock.question.startsWith('Bid for') ? 500 : 4000).catch(onlyWhenLate);

/** Makes one move from the question's list, by keys alone. */
async function strike(page: Page, { question, buttons }: Dock, dice: Dice): Promise<void> {
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
  };
  const has = (name: RegExp) => buttons.some((button) => name.test(button));
  if (has(/ with /) && (!has(/^Auction/) || dice.chance(50))) return keys('T', 'Enter');
  if (has(/^Auction/)) return keys('a');
  if (has(/^Sell/)) return keys(has(/^Buy/) && dice.chance(40) ? 'y' : 's');
  if (question.startsWith('Pay')) return keys('Enter');
  if (/^(Make your offer|Tie!)/.test(question)) return keys('1', '1', '0', 'Enter');
  if (question.startsWith('Take it'))
    return dice.chance(60) ? keys('a') : keys('2', '1', 'Shift+1', 'c', 'a');
  if (has(/^Tap to continue/)) return keys('Enter');
  // A player who buys much has a choice of trades.
  if (question.startsWith('Bid for') && dice.chance(70))
    return dice.chance(20) ? keys('b', 'ArrowUp', 'Enter', 'Escape') : keys('1');
}

test('a whole game is played by keyboard alone, and announced to a screen reader', async () => {
  const page = await server.visit(desktop);
  await page.addInitScript({ content: `(${listen.toString()})()` });
  await startShortGame(page, server.address('/?speed=0'), '2nd edition', 3);

  const dice = new Dice(7);
  for (;;) {
    const dock = await dockOf(page);
    if (dock.question === 'Final standing') break;
    await strike(page, dock, dice);
    await changed(page, dock);
  }

  await page.waitForFunction(() => window.announcements.some((text) => /wins? with \d+\./.test(text)));
  const announcements = await page.evaluate(() => window.announcements);
  const everything = announcements.join('\n');
  const expected: Record<string, RegExp> = {
    'a card is turned up': /\b[A-Z][a-z]+, worth \d+\./,
    'who owns it already': /worth \d+\. .*\b(have|has) [123]/,
    'a bid': /\b[A-Z][a-z]+ \d+\./,
    'a sale': /(Sold to [A-Z][a-z]+ for|buys? it for) \d+\./,
    'what others pay': /[A-Z][a-z]+ pays \d+/,
    'the donkey': /(First|Second|Third|Fourth) donkey\. Everyone receives \d+\./,
    'the own turn': /Your move: auction a card/,
    'a challenge among others, or the own': /(challenges [A-Z][a-z]+|You challenge [A-Z][a-z]+) for /,
    'an offer': /(offers|offer) .* face down\./,
    'the answer': /(accepts? the (\d+ )?notes? unseen|wins? the trade|You offered (more|less))/,
    'a quartet': /(has|have) the quartet of [a-z]+\./,
    'the end': /wins? with \d+\./,
  };
  const missing = Object.entries(expected).flatMap(([what, words]) => (words.test(everything) ? [] : [what]));
  expect(missing, `not announced, of ${announcements.length} announcements`).toEqual([]);

  // Whether these happen is the bots' to decide.
  const perhaps = [
    /Your move: .*trade with [A-Z][a-z]+ for /,
    /You’ve been outbid: \d+\./,
    /challenges you for .+, offering .+\. Accept or counter\./,
    /A tie\. New offer\./,
  ];
  const optional = perhaps.filter((words) => words.test(everything));
  console.log(
    `${announcements.length} announcements; also announced: ${optional.map(({ source }) => source).join(' ')}`,
  );
});

test('a keyboard bidder gets announcements of their bids and of their purchase', async () => {
  const page = await server.visit(desktop);
  await page.addInitScript({ content: `(${listen.toString()})()` });
  await startQuickGame(page, server.address('/?speed=2'));

  const dice = new Dice(3);
  const wasAnnounced = (words: RegExp) =>
    page.evaluate(
      (source) => window.announcements.some((text) => new RegExp(source).test(text)),
      words.source,
    );
  // A first bid may be more than they can pay.
  while (!(await wasAnnounced(/^Pay .+ at least \d+\. Suggested: \d/))) {
    const dock = await dockOf(page);
    expect(dock.question, 'no card was theirs').not.toBe('Final standing');
    const leads = await page.locator('.dock .pill.accent').isVisible();
    const bids = dock.question.startsWith('Bid for');
    if (bids && !leads) await page.keyboard.press('2');
    // A player who pays at the moment of the question hears no announcement.
    if (!bids && !dock.question.startsWith('Pay')) await strike(page, dock, dice);
    await changed(page, dock);
  }
  expect(await wasAnnounced(/You bid \d+\./)).toBe(true);
  await page.waitForFunction(() => window.announcements.some((text) => /Sold to you for \d+\./.test(text)));
});

test('a game is started by keys, another amount chosen by arrows, and the focus returns to the question', async () => {
  const page = await server.visit(desktop);
  await page.goto(server.address('/?speed=1'));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await walkTo(page, /^Play against bots now/);
  await page.keyboard.press('Enter');
  await page.locator('.dock').waitFor();
  const dice = new Dice(3);
  for (let dock = await dockOf(page); !dock.question.startsWith('Bid for'); dock = await dockOf(page)) {
    await strike(page, dock, dice);
    await changed(page, dock);
  }
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement?.matches('input[type=range]'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
});

test('the skip link leads to the question, ? shows the keys, and reading keys read aloud', async () => {
  const page = await server.visit(desktop);
  await page.addInitScript({ content: `(${listen.toString()})()` });
  await startQuickGame(page, server.address('/?speed=1'));
  const wasAnnounced = (words: RegExp) =>
    page.waitForFunction(
      (source) => window.announcements.some((text) => new RegExp(source).test(text)),
      words.source,
    );

  await page.reload();
  await page.locator('.dock').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Skip to your move');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');

  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Keys' }).waitFor({ state: 'detached' });

  await page.keyboard.press('h');
  await wasAnnounced(/0, 0: 90\./);
  await page.keyboard.press('w');
  await wasAnnounced(/You: No animals yet\./);
  await page.keyboard.press('l');
  await page.getByRole('heading', { name: 'Game so far' }).waitFor();
});

test('Escape closes the menu before the layer below it, and the table is controlled and left by keys', async () => {
  const page = await server.visit(desktop);
  await startQuickGame(page, server.address('/?speed=1'));
  const panel = page.getByRole('heading', { name: 'Table settings' });
  const menu = page.locator('#table-menu');

  await walkTo(page, /^Table$/);
  await page.keyboard.press('Enter');
  await panel.waitFor();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await panel.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
});
