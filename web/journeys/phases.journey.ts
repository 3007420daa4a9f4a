import { expect, test } from 'vitest';
import { findings } from './axe';
import { openHouse, phone } from './house';
import { Dice, play } from './player';

const house = openHouse('phases');

interface Question {
  readonly phase: string;
  readonly pattern: RegExp;
}

const mostGames = 4;

/** Questions that wait for the viewer: the table stands still while axe looks at it. */
const questions: readonly Question[] = [
  { phase: 'turn', pattern: /^Your turn/ },
  { phase: 'buying right', pattern: /^Sell or buy/ },
  { phase: 'payment', pattern: /^Pay / },
  { phase: 'offer', pattern: /^Lay your offer/ },
  { phase: 'answer', pattern: /^Take it/ },
];

test('axe finds nothing in the lobby, the waiting room and an auction', async () => {
  const page = await house.visit();
  await page.goto(house.address());
  await page.getByText('No table is open.').waitFor();
  expect(await findings(page, 'lobby')).toEqual([]);

  await page.getByLabel('Your name').fill('Lena');
  await page.getByLabel('Name of the table').fill('Sunday at Oma’s');
  await page.getByText('5', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  await page.getByText('5 of 5 taken').waitFor();
  expect(await findings(page, 'waiting room')).toEqual([]);

  await page.getByRole('button', { name: 'Start the game' }).click();
  await play(page, new Dice(7), ({ question }) => question.startsWith('Bid for'));
  expect(await findings(page, 'auction')).toEqual([]);

  await page.getByRole('button', { name: 'What happened so far' }).click();
  expect(await findings(page, 'log')).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Rules: tap anything/ }).click();
  expect(await findings(page, 'rule')).toEqual([]);
  await page.getByRole('button', { name: 'All rules' }).click();
  expect(await findings(page, 'all rules')).toEqual([]);
});

test('axe finds nothing in any phase that waits for the viewer, nor in the score', async () => {
  const page = await house.visit(phone);
  await page.goto(house.address('/?speed=0'));
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  const found: string[] = [];
  let unseen = questions;

  // Not every game brings every question: nobody may challenge the viewer, for one. Then another game is played.
  for (let games = 1; unseen.length > 0 && games <= mostGames; ) {
    let met: Question | undefined;
    await play(page, new Dice(unseen.length), ({ question }) => {
      met = unseen.find(({ pattern }) => pattern.test(question));
      return met !== undefined;
    });
    if (met !== undefined) {
      found.push(...(await findings(page, met.phase)));
      unseen = unseen.filter((question) => question !== met);
      continue;
    }
    games += 1;
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator('.dock').waitFor();
  }
  expect(unseen, 'phases that did not come').toEqual([]);

  await play(page, new Dice(9));
  await page.getByRole('heading', { name: 'Final standing' }).waitFor();
  found.push(...(await findings(page, 'score')));
  expect(found).toEqual([]);
});
