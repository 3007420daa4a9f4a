import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dailyBots, dailyEdition, dailyTable } from '../src/model/settings/days';
import { TableModule } from '../src/wire/device/table-module';
import type { SeatKey } from '../src/wire/protocol';

const day = '2026-11-25';
const file = join(import.meta.dirname, `../../tests/daily/${day}.json`);
const bytes = await readFile(join(import.meta.dirname, '../../build/wasm/local-table.wasm'));

/** A day's deal on a device, whose person does what the hint says; it goes by a clock of its own. */
class DeviceDay {
  readonly #table: TableModule;
  #now = Date.parse(`${day}T12:00:00Z`);
  #ids = 0;

  constructor(table: TableModule) {
    this.#table = table;
    const setup = {
      name: 'Deal',
      edition: dailyEdition,
      seats: 1 + dailyBots.length,
      player: 'Anna',
      public: false,
      speed: 2,
    };
    const key = JSON.parse(table.open(dailyTable(day), JSON.stringify(setup), this.#now)) as SeatKey;
    expect(key.seat).toBe(0);
    this.#send({ type: 'hello', version: 1, token: '0' });
    for (const [place, bot] of dailyBots.entries()) this.#order({ do: 'add_bot', seat: 1 + place, bot });
    this.#order({ do: 'start' });
  }

  playOut(): object {
    // The only person has no time limit.
    for (let goesOn = true; goesOn; ) {
      const due = this.#table.nextDue();
      if (due < Infinity) {
        this.#now = Math.max(this.#now, due);
        this.#table.passTime(this.#now);
      }
      goesOn = this.#doAsAdvised() || due < Infinity;
    }
    const { commands } = JSON.parse(this.#table.record()) as { commands: object[] };
    return { commands };
  }

  /** Returns whether there was something to do. */
  #doAsAdvised(): boolean {
    let did = false;
    this.#table.takeMessages();
    this.#send({ type: 'hint', id: 'hint' });
    for (const { text } of this.#table.takeMessages()) {
      const received = JSON.parse(text) as { type: string; command?: object | null };
      // Advice to stay silent has no command.
      if (received.type !== 'advice' || received.command === null) continue;
      this.#send({ type: 'command', id: this.#id(), command: received.command });
      did = true;
    }
    return did;
  }

  #order = (order: object) => this.#send({ type: 'order', id: this.#id(), order });
  #id = () => String((this.#ids += 1));

  #send(message: object): void {
    this.#table.receive(0, JSON.stringify(message), this.#now);
    this.#table.takeFacts();
  }
}

// The server's tests hold the same file to what its own bots would do (src/server/api/daily_test.cpp).
test('the daily deal in WebAssembly matches the golden file', async () => {
  const table = await TableModule.from((imports) => WebAssembly.instantiate(bytes, imports));

  const game = `${JSON.stringify(new DeviceDay(table).playOut())}\n`;

  if (process.env['KUHHANDEL_WRITE_GOLDEN'] !== undefined) await writeFile(file, game);
  expect(game).toBe(await readFile(file, 'utf8'));
});
