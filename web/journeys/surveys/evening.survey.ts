import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdConnection, type HeldConnection } from '../support/held-connection';
import { auctions, Dice, play, type Dock } from '../support/player';
import { keep, requester, playNow, type NewPlayer } from '../support/play-now';
import { desktop, openServer, phone } from '../support/visits';

const server = openServer('evening', { mayBreak: true, short: ['second'] });

const game = { edition: 'second-short', seats: 5, bots: false };
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const moving = { reducedMotion: 'no-preference' } as const;
/** Both sides know within two and a half seconds that a line is lost; the way to the pages is the rest. */
const mostSeconds = 3;

/** Times of events, in seconds since the connection was cut or restored. */
interface Times {
  readonly what: string;
  readonly announced: number;
  readonly seen: number;
  readonly back: number;
}

async function secondsUntil(seen: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await seen;
  return (performance.now() - began) / 1000;
}

/**
 * The connection is lost for ten seconds: returns when the page shows that, when the others see it at the
 * seat, and when the player is back.
 */
async function loseLine(
  line: HeldConnection,
  page: Page,
  name: string,
  others: Page,
  what: string,
): Promise<Times> {
  line.cut();
  const [announced, seen] = await Promise.all([
    secondsUntil(page.getByRole('alert').getByText('Connection lost').waitFor()),
    secondsUntil(others.getByText(new RegExp(`No connection to ${name}`)).waitFor()),
  ]);
  await new Promise((over) => setTimeout(over, 10_000));
  line.restore();
  const back = await secondsUntil(page.getByText(/Reconnected after \d+ s/).waitFor());
  return { what, announced, seen, back };
}

const trades = ({ question }: Dock) => /^(Make your offer|Take it|Tie)/.test(question);

/** A friend comes by the link of the table, and takes a seat. */
async function comeByLink(link: string, newPlayer: NewPlayer): Promise<Page> {
  const page = await requester(server, newPlayer);
  await page.goto(`${newPlayer.origin ?? server.address('')}${new URL(link).pathname}`);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByRole('list', { name: 'Players' }).waitFor();
  return page;
}

/** Prints who waited for how long, and holds the bar. */
function printTimes(met: number, times: readonly Times[]): void {
  console.log(`| five came together | ${met.toFixed(1)} | | |`);
  for (const { what, announced, seen, back } of times) {
    const row = [announced, seen, back].map((seconds) => seconds.toFixed(1));
    console.log(`| ${[`${what} lost its line: told, seen by others, back`, ...row].join(' | ')} |`);
  }
  for (const { what, announced, seen } of times)
    expect(Math.max(announced, seen), what).toBeLessThanOrEqual(mostSeconds);
}

test(
  'three friends and two strangers meet, lose their connections, and finish a rated game',
  { timeout: 1_200_000 },
  async () => {
    const lines = {
      ben: await holdConnection(server.address('')),
      dora: await holdConnection(server.address('')),
    };
    const newPlayer = async (name: string, rest: Omit<NewPlayer, 'name'>): Promise<NewPlayer> => ({
      name,
      game,
      key: await keep(server, name),
      ...rest,
    });
    const began = performance.now();
    const anna = await playNow(
      server,
      await newPlayer('Anna', { device: { ...desktop, ...moving } }),
      '?speed=2',
    );
    const ben = await comeByLink(
      anna.url(),
      await newPlayer('Ben', { device: { ...phone, ...moving }, origin: lines.ben.address }),
    );
    const cleo = await comeByLink(anna.url(), await newPlayer('Cleo', { device: { ...tablet, ...moving } }));
    const dora = await playNow(
      server,
      await newPlayer('Dora', { device: { ...phone, ...moving }, origin: lines.dora.address }),
      '?speed=2',
    );
    const fred = await playNow(server, await newPlayer('Fred', { device: phone }), '?speed=2');
    const all = [anna, ben, cleo, dora, fred];
    await Promise.all(all.map((page) => page.locator('.dock').waitFor()));
    const met = (performance.now() - began) / 1000;

    const times: Times[] = [];
    const cutBen = async () => {
      const dice = new Dice(2);
      await play(ben, dice, auctions(1));
      times.push(await loseLine(lines.ben, ben, 'Ben', anna, 'a phone in an auction'));
      await play(ben, dice);
    };
    const cutDora = async () => {
      const dice = new Dice(4);
      await play(dora, dice, trades);
      times.push(await loseLine(lines.dora, dora, 'Dora', anna, 'a phone in a trade'));
      await play(dora, dice);
    };
    await Promise.all([
      cutBen(),
      cutDora(),
      play(anna, new Dice(1)),
      play(cleo, new Dice(3)),
      play(fred, new Dice(5)),
    ]);

    for (const page of all) {
      const rated = page.getByRole('region', { name: 'Ratings after this game' });
      await expect.poll(() => rated.getByRole('listitem').count()).toBe(5);
    }
    printTimes(met, times);
    expect(times.length).toBe(2);
  },
);
