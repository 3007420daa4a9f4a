import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOneMoment, watchMoments } from './support/one-moment';
import { Dice, play } from './support/player';
import { startShortGame } from './support/tables';
import { openServer, phone } from './support/visits';

const server = openServer('one moment', { short: ['second'] });

declare global {
  interface Window {
    trades: Seen[];
  }
}

/** The visible parts of a trade at one time. */
interface Seen {
  readonly title: string;
  readonly caption: string;
  /** The player bluffed, or was bluffed: the caption laughs or groans. */
  readonly isBluff: boolean;
}

/** Writes down what can be read of trades. Runs in the page. */
function watchTrades(): void {
  window.trades = [];
  const textOf = (selector: string) => document.querySelector(selector)?.textContent.trim() ?? '';
  const look = () => {
    if (document.querySelector('.clash') === null) return;
    const now = {
      title: textOf('.dock #question-title'),
      caption: textOf('.clash .outcome'),
      isBluff: document.querySelector('.clash [data-mood]') !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.trades.at(-1))) window.trades.push(now);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

test('stage and dock show the same moment, and a trade first names the traders, then the winner', async () => {
  const page = await server.visit({ ...phone, reducedMotion: 'no-preference' });
  await watchMoments(page);
  await page.addInitScript({ content: `(${watchTrades.toString()})()` });
  await startShortGame(page, server.address('/?speed=5'));

  const trades = await watchOneTrade(page);

  const first = trades.findIndex(({ caption }) => caption !== '');
  expect(first).toBeGreaterThan(0);
  expect(trades[0]?.title).toMatch(/ against /);
  expect(trades.slice(0, first).map(({ title }) => title)).not.toContain(trades[first]?.caption);
  if (trades[first]?.isBluff === false) expect(trades[first].title).toBe(trades[first].caption);
  await expectOneMoment(page);
});

/** Plays until a trade was shown to its end, untouched, and something flew: a busy machine leaves flights out. */
async function watchOneTrade(page: Page): Promise<readonly Seen[]> {
  const dice = new Dice(4);
  const seen = () => page.evaluate(() => ({ trades: window.trades, flights: window.flights }));
  for (;;) {
    const { trades, flights } = await seen();
    if (flights > 0 && trades.some(({ caption }) => caption !== '')) return trades;
    await play(page, dice, ({ buttons }) => buttons.includes('Tap to continue'));
    await page.locator('#show-on').waitFor({ state: 'detached' });
  }
}
