import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startTogether } from './support/together';
import { desktop, openServer, phone } from './support/visits';
import { holdConnection } from './support/held-connection';
import { dockOf } from './support/player';
import { answerSimply } from './support/simply';

const server = openServer('cut-line', { mayBreak: true });
// Both sides know within three seconds; a busy machine shows it later.
const soon = { timeout: 12_000 };

// The connection is cut silently, like that of a phone without a network: neither end is notified.
test('a phone that loses its connection reports it within seconds, the hammer waits, and the outcome of a bid in flight is shown', async () => {
  const line = await holdConnection(server.address());
  const anna = await server.visit(desktop);
  const ben = await server.visit(phone);
  await startTogether(server.address(''), anna, ben, 1, line.address);
  await untilBothMayBid(anna, ben);
  const ring = ben.locator('.ring');
  const before = await ring.boundingBox();

  line.cut();
  await ben.locator('.dock .bids .bid').first().click();
  await ben.getByRole('alert').getByText('Connection lost').waitFor(soon);
  expect(await ring.boundingBox(), 'the message moves the ring').toEqual(before);
  await anna.getByText(/Ben is disconnected: the hammer waits/).waitFor(soon);
  await anna.getByText('Hammer on hold').waitFor(soon);
  await ben.getByText('Sending your bid of 10…').waitFor(soon);
  await ben.locator('.move button[aria-disabled=true]').first().waitFor(soon);

  line.restore();
  await ben.getByText(/Reconnected after \d+ s\. Your bid of 10 counted\./).waitFor({ timeout: 10_000 });
  await anna.locator('.standing').getByText('10').waitFor(soon);
  await anna.getByText('Hammer on hold').waitFor({ ...soon, state: 'detached' });
});

test('over plain HTTP a lost connection is reported equally fast', async () => {
  const line = await holdConnection(server.address());
  const anna = await server.visit(desktop);
  const ben = await server.visit(phone);
  await ben.addInitScript(() => {
    window.WebSocket = class {
      onclose: ((event: CloseEvent) => void) | null = null;
      constructor() {
        setTimeout(() => this.onclose?.(new CloseEvent('close')), 20);
      }
      close() {}
    } as never;
  });
  await startTogether(server.address(''), anna, ben, 1, line.address);
  await untilBothMayBid(anna, ben);

  line.cut();
  await ben.getByRole('alert').getByText('Connection lost').waitFor(soon);
  await anna.getByText(/Ben is disconnected/).waitFor(soon);

  line.restore();
  await ben.getByText(/Reconnected after \d+ s/).waitFor({ timeout: 15_000 });
});

async function untilBothMayBid(anna: Page, ben: Page): Promise<void> {
  for (;;) {
    const pages = [anna, ben];
    const docks = await Promise.all(pages.map(dockOf));
    if (docks.every(({ question }) => question.startsWith('Bid for'))) return;
    await Promise.all(pages.map(answerSimply));
  }
}
