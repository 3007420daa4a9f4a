import { expect, test } from 'vitest';
import { framesDuring, gameOnAPhone, type Motion } from '../support/frames';
import { openServer } from '../support/visits';
import { Dice, play } from '../support/player';
import { startShortGame } from '../support/tables';
import { printTaps, type Tap } from '../support/taps';

const server = openServer('whole-game', { short: ['second'] });

interface Seen {
  readonly motion: Motion;
  readonly taps: readonly Tap[];
}

async function wholeGame(): Promise<Seen> {
  const page = await gameOnAPhone(server, 4, startShortGame);
  const motion = await framesDuring(page, 'the whole game', () => play(page, new Dice(4)));
  const taps = await printTaps(page);
  await page.context().close();
  return { motion, taps };
}

const least = (games: readonly Seen[], of: (seen: Seen) => number): number => Math.min(...games.map(of));

// Other work on the machine can only make it slower, so the best of three counts.
test(
  'animations stay smooth in whole games, and every tap is visible within 100 ms, on a phone at a quarter of the speed',
  { timeout: 900_000 },
  async () => {
    const games = [await wholeGame(), await wholeGame(), await wholeGame()];
    expect(least(games, ({ motion }) => motion.flights)).toBeGreaterThan(0);
    expect(
      least(games, ({ taps }) => taps.length),
      'taps that were measured',
    ).toBeGreaterThan(10);
    expect(
      least(games, ({ motion }) => motion.late),
      'percent of the frames in motion',
    ).toBeLessThan(3);
    expect(
      least(games, ({ taps }) => taps.filter(({ milliseconds }) => milliseconds > 100).length),
      'taps that were seen later',
    ).toBe(0);
  },
);
