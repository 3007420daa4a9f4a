import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startTogether } from './support/together';
import { desktop, openServer, phone } from './support/visits';
import { holdConnection } from './support/held-connection';
import { dockOf } from './support/player';
import { answerSimply } from './support/simply';

const server = openServer('race', { mayBreak: true });

// Both bid at 'going once', but their messages wait on the connection until just before the hammer, and are
// sent together: so both are in one race, however busy the machine. The calls come at double speed, because a
// client that is silent for 2.5 seconds counts as away.
test('two presses before the hammer: both players see who was first and by how much, and the later one the new price', async () => {
  const connection = await holdConnection(server.address());
  const anna = await server.visit(desktop);
  const ben = await server.visit(phone);
  const firstCall = calls(anna, 1);
  const lastCall = calls(anna, 2);
  await startTogether(connection.address, anna, ben, 2);
  await untilBothMayBid(anna, ben);

  await firstCall();
  const hammerIsNear = lastCall();
  connection.hold();
  for (const page of [anna, ben]) await page.locator('.dock .bids .bid').first().click();
  await hammerIsNear;
  connection.release();

  const [annas = '', bens = ''] = await Promise.all([anna, ben].map(verdictOnTheStrip));
  // The first of the two reads 'you', the other that player's name.
  expect([annas, bens].filter((text) => mine.test(text))).toHaveLength(1);
  const times = (text: string) =>
    text.slice(text.indexOf(';')).match(/\d+ ms (later|earlier)|at the same time/)?.[0];
  expect(times(annas)).toBe(times(bens));
  const [first, late] = mine.test(annas) ? ['Anna', ben] : ['Ben', anna];
  await late.getByRole('alert').getByText(`${first} was faster: the bid is 10.`).waitFor();
  for (const page of [anna, ben])
    await expect.poll(() => page.locator('.standing .num').innerText()).toBe('10');
});

/** They wait for the beginning of an auction of the bot's, in which no other player bids. */
async function untilBothMayBid(anna: Page, ben: Page): Promise<void> {
  for (;;) {
    const pages = [anna, ben];
    const docks = await Promise.all(pages.map(dockOf));
    const calls = await Promise.all(pages.map((page) => page.locator('.ring').getByText(/going/i).count()));
    const bothMayBid = docks.every(({ question }) => question.startsWith('Bid for'));
    if (bothMayBid && calls.every((called) => called === 0)) return;
    await Promise.all(pages.map(answerSimply));
  }
}

/** When the next call comes, by the connection: a busy page shows it later. */
function calls(page: Page, call: 1 | 2): () => Promise<void> {
  let called = (): void => undefined;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes(`"name":"called","call":${call}`)) called();
    }),
  );
  return () => new Promise((resolve) => (called = resolve));
}

/** The reader was first, or drawn to be. */
const mine = /You were first|Drawn by lot: you/;

function verdictOnTheStrip(page: Page): Promise<string> {
  const verdict = /((was|were) first|Drawn by lot: .*); .* (\d+ ms (later|earlier)|at the same time)/;
  return page.locator('.strip.race').getByText(verdict).innerText();
}
