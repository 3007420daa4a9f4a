import { expect, test } from 'vitest';
import { desktop, openServer } from '../support/visits';
import { auctions, Dice, play } from '../support/player';
import { openTable, startGame, startQuickGame } from '../support/tables';

const server = openServer('memory');

test('payments can be looked up, and each has two sides', async () => {
  const page = await server.visit(desktop);
  await startQuickGame(page, server.address('/?speed=0'));
  await play(page, new Dice(2), auctions(5));

  await page.keyboard.press('e');
  await page.getByRole('heading', { name: 'Prices paid' }).waitFor();
  const sums = await page.evaluate(() => {
    const cell = (row: Element, place: number) => Number(row.children[place]?.textContent ?? '0');
    const rows = [...document.querySelectorAll('table.memory tbody tr')];
    const sum = (place: number) => rows.reduce((so, row) => so + cell(row, place), 0);
    return { paid: sum(1), received: sum(2) };
  });
  expect(sums.paid).toBeGreaterThan(0);
  expect(sums.received).toBe(sums.paid);
});

test('a table can switch the memory aid off', async () => {
  const page = await server.visit(desktop);
  await openTable(page, server.address('/?speed=0'), '2nd edition', 3);
  await page.getByText('Edition, pace, rules').click();
  await page.getByRole('checkbox', { name: /^Memory aid/ }).uncheck({ force: true });
  await startGame(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Prices paid' }).click();
  await page.getByText('This table plays from memory').waitFor();
});
