import { beforeEach, expect, it } from 'vitest';
import type { Answer } from '../../wire/connection';
import type { Request } from '../../wire/protocol';
import { TableCommands } from './commands.svelte';

let sent: Request[];
let answers: ((answer: Answer) => void)[];
let model: { version: number };
let commands: TableCommands;

/** The server accepts the latest move; the table shows it at that version. */
const accept = (version: number) => answers.shift()?.({ type: 'ack', id: '1', version });
const refuse = () =>
  answers.shift()?.({ type: 'refused', id: '1', refusal: 'bid_too_low', message: '' } as unknown as Answer);

beforeEach(() => {
  sent = [];
  answers = [];
  model = { version: 7 };
  const table = {
    get model() {
      return model;
    },
    interruption: { underway: false, watchOver: (_: unknown, answer: Promise<Answer>) => answer },
    seen: () => undefined,
  };
  commands = new TableCommands(table as never, (request) => {
    sent.push(request);
    return new Promise((resolve) => answers.push(resolve));
  });
});

const bid = (amount: number) => commands.do({ do: 'bid', amount });

it('a double tap on a bid bids once, also after the server has accepted it', async () => {
  const first = bid(30);
  const second = bid(30);
  accept(8);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(await bid(30)).toBe(true);
  expect(sent).toHaveLength(1);
});

it('a bid that was refused can be made again', async () => {
  const first = bid(30);
  refuse();
  expect(await first).toBe(false);
  void bid(30);
  expect(sent).toHaveLength(2);
});

it('another amount is a new bid, and so is the same amount once the table shows the first', async () => {
  const both = [bid(30), bid(40)];
  expect(sent).toHaveLength(2);
  accept(8);
  accept(9);
  await Promise.all(both);
  model = { version: 9 };
  void bid(40);
  expect(sent).toHaveLength(3);
});

it('a message repeated before its answer is sent once', async () => {
  const both = [commands.sendTalk({ text: 'Hello' }), commands.sendTalk({ text: 'Hello' })];
  void commands.sendTalk({ text: 'Hi' });
  expect(sent).toHaveLength(2);
  accept(7);
  await Promise.all(both);
  void commands.sendTalk({ text: 'Hello' });
  expect(sent).toHaveLength(3);
});

it('a repeated press is the same move, and another move is not sent and not reported as sent', async () => {
  const first = commands.do({ do: 'auction' });
  const again = commands.do({ do: 'auction' });
  const other = commands.do({ do: 'claim' });
  expect(await other).toBe(false);
  refuse();
  expect(await Promise.all([first, again])).toEqual([false, false]);
  expect(sent).toHaveLength(1);
});
