import { expect, onTestFinished, test } from 'vitest';
import type { Page } from 'playwright-core';
import { framesDuring, gameOnAPhone } from './frames';
import { openHouse } from './house';
import { Dice, play } from './player';
import { printTaps } from './taps';

const house = openHouse('whole-game');

async function wholeGame(slower: number): Promise<Page> {
  const page = await gameOnAPhone(house, slower);
  onTestFinished(() => page.context().close());
  return page;
}

// What else the machine does can only make it slower, so it is too slow when it was so three times.
test(
  'what moves comes in time through a whole game, on a phone of a quarter of the speed',
  { retry: 2 },
  async () => {
    const page = await wholeGame(4);
    const motion = await framesDuring(page, 'the whole game', () => play(page, new Dice(4)));
    await printTaps(page);
    expect(motion.flights).toBeGreaterThan(0);
    expect(motion.late, 'percent of the frames in motion').toBeLessThan(3);
  },
);

test('every tap of a whole game is seen within 100 ms', { retry: 2 }, async () => {
  const page = await wholeGame(1);
  await play(page, new Dice(5));
  const taps = await printTaps(page);
  expect(taps.length).toBeGreaterThan(20);
  expect(taps.filter(({ milliseconds }) => milliseconds > 100)).toEqual([]);
});
