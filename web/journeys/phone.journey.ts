import { expect, test } from 'vitest';
import { misfits } from './fits';
import { openHouse, phone } from './house';
import { Dice, play, type Dock } from './player';

const house = openHouse('phone');
const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

/** Docks that differ by more than names and numbers. */
const kindOf = ({ question, buttons }: Dock): string =>
  `${question.split(' ').slice(0, 2).join(' ')}, ${buttons.length} buttons`;

test('a whole game fits phones of 360 and of 390 pixels', async () => {
  const page = await house.visit(phone);
  const faults: string[] = [];
  const check = async (where: string) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      faults.push(...(await misfits(page, `${where} at ${size.width}`)));
    }
  };

  await page.goto(house.address('/?speed=0'));
  await page.getByRole('button', { name: 'Play against bots now' }).waitFor();
  await check('lobby');
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await page.locator('.dock').waitFor();

  const dice = new Dice(360);
  const seen = new Set<string>();
  for (let met: string | undefined; met !== 'over'; ) {
    met = 'over';
    await play(page, dice, (dock) => {
      const kind = kindOf(dock);
      if (seen.has(kind)) return false;
      seen.add(kind);
      met = kind;
      return true;
    });
    await check(met);
  }

  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  await check('score');
  expect(seen.size, 'docks that were looked at').toBeGreaterThan(15);
  expect([...new Set(faults)]).toEqual([]);
});
