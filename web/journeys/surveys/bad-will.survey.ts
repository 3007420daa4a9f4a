import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keep, playNow } from '../support/play-now';
import { Dice, dockOf, play } from '../support/player';
import { desktop, openServer, phone } from '../support/visits';

const server = openServer('bad-will', { mayBreak: true, short: ['second'] });

const game = { edition: 'second-short', seats: 4, bots: false };
const honest = ['Anna', 'Ben', 'Cleo'];
type Honest = readonly [Page, Page, Page];

/** The game as the honest players experienced it. */
interface Evening {
  readonly seconds: number;
  /** The longest that nothing changed for one of them. */
  readonly longestWait: number;
  /** How many sayings were shown over their table, and how many they could read in all. */
  readonly shown: number;
  readonly sent: number;
}

/** Four who never met come by Play now; the last of them is Vic. */
async function meet(evening: string): Promise<{ pages: Honest; vic: Page }> {
  const come = async (name: string, device = phone as object) => {
    const own = `${name} ${evening}`;
    return playNow(server, { name: own, game, device, key: await keep(server, own) }, '?speed=2');
  };
  const pages: Honest = [await come('Anna', desktop), await come('Ben'), await come('Cleo')];
  const vic = await come('Vic');
  await Promise.all([...pages, vic].map((page) => page.locator('.dock').waitFor()));
  return { pages, vic };
}

/** Counts each saying that is shown over the table. Runs in the page. */
const countShown = (): void => {
  const counted = window as unknown as { shown: number };
  counted.shown = 0;
  let last = '';
  new MutationObserver(() => {
    const now = document.querySelector('.bubble .words')?.textContent ?? '';
    if (now !== '' && now !== last) counted.shown += 1;
    last = now;
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Plays honestly to the end; gives the longest time in seconds in which the dock did not change. */
async function playHonestly(page: Page, dice: Dice): Promise<number> {
  let [before, since, longest] = ['', performance.now(), 0];
  await play(page, dice, (dock) => {
    const now = JSON.stringify(dock);
    if (now !== before) {
      longest = Math.max(longest, performance.now() - since);
      [before, since] = [now, performance.now()];
    }
    return false;
  });
  return longest / 1000;
}

async function honestEvening(pages: Honest, also: () => Promise<unknown>): Promise<Evening> {
  const [anna] = pages;
  await anna.evaluate(countShown);
  const began = performance.now();
  const [waits] = await Promise.all([
    Promise.all(pages.map((page, at) => playHonestly(page, new Dice(at + 1)))),
    also(),
  ]);
  const shown = await anna.evaluate(() => (window as unknown as { shown: number }).shown);
  const seconds = (performance.now() - began) / 1000;
  await anna.getByRole('button', { name: /^Talk/ }).click();
  const sent = await anna.locator('.talk-log li:not(.muted)').count();
  return { seconds, longestWait: Math.max(...waits), shown, sent };
}

const over = async (page: Page): Promise<boolean> => (await dockOf(page)).question === 'Final standing';

/** Never plays, says something as often as the page lets them, and leaves and comes back again and again. */
async function playWithBadWill(vic: Page, watched: Page): Promise<void> {
  for (let times = 0; !(await over(watched)); times += 1) {
    if (times % 40 === 39) await vic.reload();
    const talk = vic.locator('#talk');
    if (!(await talk.isVisible())) await vic.getByRole('button', { name: /^Talk/ }).click();
    await talk
      .getByRole('button', { name: times % 2 === 0 ? 'Moo!' : 'A bargain!' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
}

/** Reports each of the others. */
async function reportAll(vic: Page, names: readonly string[]): Promise<void> {
  await vic.getByRole('button', { name: /^Talk/ }).click();
  await vic.getByText('Block or report someone').click();
  for (const name of names) {
    await vic.getByRole('radio', { name }).check();
    await vic.getByLabel('What happened?').fill('They play too well.');
    await vic.getByRole('button', { name: 'Report', exact: true }).click();
    await vic.getByRole('status').getByText('Thank you').waitFor();
  }
}

function printTable(evenings: Readonly<Record<string, Evening>>): void {
  for (const [what, evening] of Object.entries(evenings)) {
    const { seconds, longestWait, shown, sent } = evening;
    console.log(`| ${[what, seconds.toFixed(0), longestWait.toFixed(1), shown, sent].join(' | ')} |`);
  }
}

test(
  'a stranger who never plays, floods the chat, leaves and reports costs the others only time',
  { timeout: 1_500_000 },
  async () => {
    const fair = await meet('fair');
    const without = await honestEvening(fair.pages, () => play(fair.vic, new Dice(4)));

    const foul = await meet('foul');
    await reportAll(
      foul.vic,
      honest.map((name) => `${name} foul`),
    );
    const withVic = await honestEvening(foul.pages, () => playWithBadWill(foul.vic, foul.pages[0]));

    printTable({ 'four who mean it well': without, 'one of them with bad will': withVic });
    const rated = foul.pages[0].getByRole('region', { name: 'Ratings after this game' });
    await expect.poll(() => rated.getByRole('listitem').count()).toBe(4);
  },
);
