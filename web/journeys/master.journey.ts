import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { misfits } from './support/fits';
import { openServer, phone } from './support/visits';
import { Dice, playAndLook, type Dock } from './support/player';
import { shortNameOf } from './support/short-edition';
import { openTable, startGame } from './support/tables';

const server = openServer('master', { short: ['master'] });

/** Questions that only Master asks; axe checks each when it first appears. */
const questions: Readonly<Record<string, RegExp>> = {
  countdown: /^Any .* of your notes/,
  'rat round': /^Take the rat/,
  'exactly so many': /^Pay .* exactly/,
  exclusion: /^You have all the rats/,
};

test('four play Master to the end: pedigrees, rats, and a standing that can be calculated', async () => {
  const page = await server.visit(phone);
  await openTable(page, server.address('/?speed=0'), shortNameOf('Master'), 4);
  await page.getByText('Edition, pace, rules').click();
  await page.getByText('Adds pedigrees with the MINE! countdown').waitFor();
  await startGame(page);

  const faults: string[] = [];
  const met = new Set<string>();
  const newIn = ({ question }: Dock) =>
    Object.keys(questions).find((name) => !met.has(name) && questions[name]?.test(question));
  await playAndLook(
    page,
    new Dice(21),
    (dock) => newIn(dock) !== undefined,
    async (dock) => {
      const now = newIn(dock) ?? '';
      met.add(now);
      faults.push(...(await misfits(page, now)), ...(await findings(page, now)));
    },
  );

  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  expect([...met]).toEqual(expect.arrayContaining(['countdown', 'rat round']));
  await page.getByText('(Quartets + pedigrees that match) × number of quartets + other pedigrees').waitFor();
  await expect.poll(() => page.locator('.rank-row .points').count()).toBe(4);
  faults.push(...(await misfits(page, 'score')), ...(await findings(page, 'score')));
  expect([...new Set(faults)]).toEqual([]);
});
