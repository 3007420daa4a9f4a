import { expect, test } from 'vitest';
import { flightsDuring, gameOnASlowPhone } from './frames';
import { openHouse } from './house';
import { Dice, play } from './player';
import { printTaps } from './taps';

const house = openHouse('whole-game');

test('frames and taps of a whole game on a phone of a quarter of the speed', async () => {
  const page = await gameOnASlowPhone(house);

  await play(page, new Dice(4));

  expect(await flightsDuring(page, 'the whole game')).toBeGreaterThan(0);
  expect(await printTaps(page)).toBeGreaterThan(20);
});
