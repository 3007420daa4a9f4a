// Fox and owl at a table of the device: their nets are files of their own, which the page brings.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TableModule } from '../src/wire/device/table-module';

const from = (path: string) => readFile(join(import.meta.dirname, '../..', path));
const bytes = await from('build/wasm/local-table.wasm');
const net = await from('src/players/neural/fox.khn1');
const odds = await from('src/players/neural/owl.khn1');
const begins = Date.parse('2026-11-26T12:00:00Z');

interface Reply {
  readonly type: string;
  readonly id?: string;
  readonly command?: object | null;
}

class FoxTable {
  readonly module: TableModule;
  #now = begins;
  #ids = 0;

  private constructor(module: TableModule) {
    this.module = module;
  }

  static async open(): Promise<FoxTable> {
    const module = await TableModule.from((imports) => WebAssembly.instantiate(bytes, imports));
    const wanted = { name: 'Den', edition: 'second', seats: 3, player: 'Anna', public: false, speed: 0 };
    module.open('den', JSON.stringify(wanted), begins);
    module.receive(0, JSON.stringify({ type: 'hello', version: 1, token: '0' }), begins);
    return new FoxTable(module);
  }

  /** Returns the table's answer. */
  order(order: object): unknown {
    const id = this.#id();
    return this.#send({ type: 'order', id, order }).find((message) => message.id === id);
  }

  /** Anna does what the hint says. */
  playOut(): { commands: object[] } {
    for (let due = this.module.nextDue(); due < Infinity; due = this.module.nextDue()) {
      this.#now = Math.max(this.#now, due);
      this.module.passTime(this.#now);
      const advice = this.#send({ type: 'hint', id: 'hint' }).find(({ type }) => type === 'advice');
      // Advice to stay silent has no command.
      if (advice?.command != null) this.#send({ type: 'command', id: this.#id(), command: advice.command });
    }
    return JSON.parse(this.module.record()) as { commands: object[] };
  }

  #id = () => String((this.#ids += 1));

  #send(message: object): Reply[] {
    this.module.takeMessages();
    this.module.receive(0, JSON.stringify(message), this.#now);
    return this.module.takeMessages().map(({ text }) => JSON.parse(text) as Reply);
  }
}

test('without its net there is no fox, and with it foxes finish a game', async () => {
  const table = await FoxTable.open();
  const sitsDown = (seat: number) => table.order({ do: 'add_bot', seat, bot: 'fox' });
  expect(sitsDown(1)).toMatchObject({ type: 'refused', refusal: 'no_such_bot' });

  expect(table.module.bringNet(net)).toBe('{}');

  for (const seat of [1, 2]) expect(sitsDown(seat)).toMatchObject({ type: 'ack' });
  table.order({ do: 'start' });
  expect(table.playOut().commands.length).toBeGreaterThan(100);
});

test('an owl needs its own net and the fox’s, and finishes a game', async () => {
  const table = await FoxTable.open();
  const sitsDown = () => table.order({ do: 'add_bot', seat: 1, bot: 'owl' });
  table.module.bringNet(odds);
  expect(sitsDown()).toMatchObject({ type: 'refused', refusal: 'no_such_bot' });

  table.module.bringNet(net);

  expect(sitsDown()).toMatchObject({ type: 'ack' });
  table.order({ do: 'add_bot', seat: 2, bot: 'fox' });
  table.order({ do: 'start' });
  expect(table.playOut().commands.length).toBeGreaterThan(100);
});

test('an invalid net file is reported with its error', async () => {
  const { module } = await FoxTable.open();
  expect(JSON.parse(module.bringNet(net.subarray(0, 1000)))).toMatchObject({ field: 'net' });
});

test('a table is restored and finished even if its fox is unavailable', async () => {
  const table = await FoxTable.open();
  table.module.bringNet(net);
  for (const seat of [1, 2]) table.order({ do: 'add_bot', seat, bot: 'fox' });
  table.order({ do: 'start' });
  const [setup, facts] = [table.module.setup(), table.module.takeFacts()];
  const again = await TableModule.from((imports) => WebAssembly.instantiate(bytes, imports));

  expect(again.resume(setup, facts, begins)).toBe('{}');

  again.receive(0, JSON.stringify({ type: 'hello', version: 1, token: '0' }), begins);
  expect(again.nextDue()).toBeLessThan(Infinity);
});
