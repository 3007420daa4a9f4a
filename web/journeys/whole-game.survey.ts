import { expect, onTestFinished, test } from 'vitest';
import { framesDuring, gameOnAPhone } from './frames';
import { openHouse } from './house';
import { Dice, play } from './player';
import { startQuickGame } from './tables';
import { printTaps } from './taps';

const house = openHouse('whole-game');

// What else the machine does can only make it slower, so it is too slow when it was so three times.
test(
  'what moves comes in time through a whole game, and every tap is seen within 100 ms, on a phone of a quarter of the speed',
  { retry: 2 },
  async () => {
    const page = await gameOnAPhone(house, 4, startQuickGame);
    onTestFinished(() => page.context().close());
    const motion = await framesDuring(page, 'the whole game', () => play(page, new Dice(4)));
    const taps = await printTaps(page);
    expect(motion.flights).toBeGreaterThan(0);
    expect(motion.late, 'percent of the frames in motion').toBeLessThan(3);
    expect(taps.length).toBeGreaterThan(20);
    expect(taps.filter(({ milliseconds }) => milliseconds > 100)).toEqual([]);
  },
);
