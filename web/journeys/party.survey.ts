import type { Page, WebSocket } from 'playwright-core';
import { expect, test } from 'vitest';
import { Dice, play } from './player';
import type { Snapshot, Step } from '../src/wire/protocol';
import { openServer, phone } from './visits';

const server = openServer('party', { short: ['second'] });
const tv = { viewport: { width: 1920, height: 1080 } };

/** Everything that a page received from the server: by the socket, and by HTTP. */
function bytesOf(page: Page): string[] {
  const received: string[] = [];
  page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => received.push(String(payload))),
  );
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/'))
      received.push(await response.text().catch(() => ''));
  });
  return received;
}

/** A guest scans the code, types a name and sits down. */
async function sitDown(name: string, link: string): Promise<Page> {
  const page = await server.visit(phone);
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  return page;
}

/** Returns facts that only players may know: a hand, and the money of trades and rats (C6.6, C8.3). */
function secretsIn(text: string): string[] {
  if (!/^{"type":"(snapshot|step)"/.test(text)) return [];
  const message = JSON.parse(text) as Snapshot | Step;
  const hand = Object.keys(message.view?.hand ?? {}).length > 0 ? ['a hand'] : [];
  const closed = ['offered', 'countered', 'accepted', 'revealed', 'laid', 'rat_money', 'drew'];
  const events = message.type === 'step' ? message.events : message.log;
  const money = events
    .filter(({ name }) => closed.includes(name))
    .map((event) => JSON.stringify(event))
    .filter((event) => event.includes('"money":{'));
  return [...hand, ...money];
}

/** Opens a table of a short game without a pace, as the page `/tv` opens one of the whole game. */
async function openShortTable(screen: Page): Promise<string> {
  const table = {
    name: 'Sunday',
    edition: 'second-short',
    seats: 4,
    public: false,
    speed: 0,
    big_screen: true,
  };
  const answer = await screen.request.post(server.address('/api/tables'), {
    data: table,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return ((await answer.json()) as { table: string }).table;
}

test('a press on the page of the big screen opens a table with a code', async () => {
  const screen = await server.visit(tv);
  await screen.goto(server.address('/tv'));
  await screen.getByRole('button', { name: 'Open a table' }).click();
  await screen.getByText('5 free seats').waitFor();
  await screen.getByText('The first to sit down is the host').waitFor();
  await screen.getByText(/^[A-Z2-9]{3}\u00a0[A-Z2-9]{3}$/).waitFor();
  await screen.getByRole('img', { name: 'QR code that opens this table on a phone' }).waitFor();
});

test('one screen and four phones play a game, lose a phone, reload the screen, and play again', async () => {
  const screen = await server.visit(tv);
  const received = bytesOf(screen);
  const table = await openShortTable(screen);
  await screen.goto(server.address(`/tv/${table}`));
  await screen.getByText('Take a seat').first().waitFor();
  const link = server.address(`/t/${table}`);

  const phones: Page[] = [];
  for (const name of ['Lena', 'Björn', 'Anna', 'Opa']) {
    phones.push(await sitDown(name, link));
    await screen.getByText(name, { exact: true }).waitFor();
  }
  await screen.getByText('Lena starts on the phone: 4 of 4 are here').waitFor();
  await phones[0]?.getByRole('button', { name: /^Start/ }).click();
  await screen.getByRole('heading', { name: /’s turn$/ }).waitFor();

  const [, , , opa] = phones;
  let away = false;
  const playing = phones.map((page, seat) =>
    play(page, new Dice(seat + 1), () => {
      if (page !== opa || away) return false;
      away = true;
      return true;
    }),
  );
  await Promise.race([playing[3], new Promise((soon) => setTimeout(soon, 20_000))]);
  // The phone of one guest is gone for a moment, and the screen is reloaded meanwhile.
  await opa?.reload();
  await screen.reload();
  await opa?.locator('.dock').waitFor();
  if (opa !== undefined) playing[3] = play(opa, new Dice(9));
  await Promise.all(playing);

  await screen.getByRole('heading', { name: /wins?$/ }).waitFor();
  await screen.getByText('0 of 4 are ready').waitFor();
  for (const page of phones) await page.getByRole('button', { name: 'Play again' }).click();
  await screen.getByRole('heading', { name: /’s turn$/ }).waitFor();

  expect(received.length).toBeGreaterThan(50);
  expect(received.flatMap(secretsIn)).toEqual([]);
});
