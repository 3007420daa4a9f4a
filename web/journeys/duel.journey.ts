import { expect, test } from 'vitest';
import { findings } from './axe';
import { misfits } from './fits';
import { openServer, phone } from './visits';
import { Dice, play, playAndLook } from './player';
import { startShortGame } from './tables';

const server = openServer('duel', { short: ['duel'] });

test('two play a duel to the end: look at a card, keep it or give it', async () => {
  const page = await server.visit({ ...phone, viewport: { width: 360, height: 740 } });
  await startShortGame(page, server.address('/?speed=0'), 'Duel', 2);

  const dice = new Dice(31);
  const faults: string[] = [];
  await play(page, dice, ({ question }) => question.startsWith('Keep '));
  await page.getByText('only you see this card').waitFor();
  expect(await page.locator('.seat.two').count()).toBe(1);
  // A tap beside the bench is none on it.
  const [bench, pressed] = await Promise.all([
    page.locator('.seat.two').boundingBox(),
    page.locator('.seat.two .open-seat').boundingBox(),
  ]);
  expect(pressed).toEqual(bench);
  faults.push(...(await misfits(page, 'division')), ...(await findings(page, 'division')));

  const fitted = new Set<string>();
  await playAndLook(
    page,
    dice,
    ({ question }) => !fitted.has(question),
    async ({ question }) => {
      fitted.add(question);
      faults.push(...(await misfits(page, question)));
    },
  );
  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  expect(await page.locator('.rk .pts').count()).toBe(2);
  faults.push(...(await findings(page, 'score')));
  expect([...new Set(faults)]).toEqual([]);
});
