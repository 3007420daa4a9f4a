import { expect, test } from 'vitest';
import { misfits } from './fits';
import { openHouse, phone } from './house';
import { Dice, play } from './player';

const house = openHouse('phone');

for (const width of [360, 390]) {
  test(`a whole game on a phone of ${width} pixels never scrolls sideways`, async () => {
    const page = await house.visit({ ...phone, viewport: { width, height: width === 360 ? 740 : 844 } });
    const faults: string[] = [];
    const check = async (where: string) => void faults.push(...(await misfits(page, where)));

    await page.goto(house.address('/?speed=0'));
    await page.getByRole('button', { name: 'Play against bots now' }).waitFor();
    await check('lobby');
    await page.getByRole('button', { name: 'Play against bots now' }).click();
    await page.locator('.dock').waitFor();
    await play(page, new Dice(width), (dock) => {
      void check(dock.question);
      return false;
    });
    await page.getByRole('heading', { name: 'Final standing' }).waitFor();
    await check('score');

    expect([...new Set(faults)]).toEqual([]);
  });
}
