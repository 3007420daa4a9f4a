import { expect, test } from 'vitest';
import { framesDuring, gameOnAPhone, watchFlights } from '../support/frames';
import { openServer, phone } from '../support/visits';
import { auctions, Dice, play, type Dock } from '../support/player';
import { startQuickGame, startShortGame } from '../support/tables';
import { printTaps } from '../support/taps';

const server = openServer('motion', { short: ['second'] });

const inTrade = ({ question }: Dock): boolean => /offer|tops? it|Offer again/.test(question);
// After equal sums there is another round.
const isTurnedUp = ({ question }: Dock): boolean => /against|Equal/.test(question);

test('cards and money move smoothly in auctions and trades on a phone at a quarter of the speed', async () => {
  const page = await gameOnAPhone(server, 4, startShortGame);

  const dice = new Dice(4);
  const sold = await framesDuring(page, 'auctions', () => play(page, dice, auctions(2)));
  expect(sold.flights).toBeGreaterThan(0);
  expect(sold.frames).toBeGreaterThan(0);

  await play(page, dice, inTrade);
  const traded = await framesDuring(page, 'a horse trade', async () => {
    await play(page, dice, (dock) => !inTrade(dock) && !isTurnedUp(dock));
    await page.locator('.seats').waitFor();
  });
  expect(traded.frames).toBeGreaterThan(0);
  expect((await printTaps(page)).length).toBeGreaterThan(2);
});

test('reduced motion is respected', async () => {
  const page = await server.visit(phone);
  await watchFlights(page);
  await startQuickGame(page, server.address('/?speed=5'));
  await play(page, new Dice(4), auctions(2));
  expect(await page.evaluate(() => window.flights)).toBe(0);
});
