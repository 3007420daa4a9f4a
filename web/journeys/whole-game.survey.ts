import { expect, test } from 'vitest';
import { flightsDuring, watchFrames } from './frames';
import { openHouse, phone } from './house';
import { Dice, play } from './player';
import { printTaps, watchTaps } from './taps';

const house = openHouse('whole-game');

test('frames and taps of a whole game on a phone of a quarter of the speed', async () => {
  const page = await house.visit({ ...phone, reducedMotion: 'no-preference' });
  await watchFrames(page);
  await watchTaps(page);
  await page.goto(house.address('/?speed=5'));
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await page.locator('.dock').waitFor();
  const lever = await page.context().newCDPSession(page);
  await lever.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await flightsDuring(page, 'coming to the table');

  await play(page, new Dice(4));

  expect(await flightsDuring(page, 'the whole game')).toBeGreaterThan(0);
  expect(await printTaps(page)).toBeGreaterThan(20);
});
