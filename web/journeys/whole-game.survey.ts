import { expect, onTestFinished, test } from 'vitest';
import { framesDuring, gameOnASlowPhone } from './frames';
import { openHouse } from './house';
import { Dice, play } from './player';
import { printTaps } from './taps';

const house = openHouse('whole-game');

// What else the machine does can only make it slower, so it is too slow when it was so three times.
test('frames and taps of a whole game on a phone of a quarter of the speed', { retry: 2 }, async () => {
  const page = await gameOnASlowPhone(house);
  onTestFinished(() => page.context().close());

  const motion = await framesDuring(page, 'the whole game', () => play(page, new Dice(4)));
  const taps = await printTaps(page);

  expect(motion.flights).toBeGreaterThan(0);
  expect(motion.late, 'percent of the frames in motion').toBeLessThan(2);
  expect(taps.length).toBeGreaterThan(20);
  expect(taps.filter(({ milliseconds }) => milliseconds > 100)).toEqual([]);
});
