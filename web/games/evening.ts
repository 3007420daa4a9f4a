import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { steadyNow } from '../src/browser/clock';
import type { Wire } from '../src/wire/connection';
import type { Lobby, SeatKey } from '../src/wire/protocol';
import { TableModule } from '../src/wire/device/table-module';

const file = join(import.meta.dirname, '../../build/wasm/local-table.wasm');
const bytes = await readFile(file);

/** The table's clock is ahead of the browsers' by that many milliseconds. */
const ahead = 7000;
export const tableTime = (): number => steadyNow() + ahead;

export interface Kind {
  readonly edition: string;
  readonly seats: number;
  /** How many of the seats are people's; bots have the others. */
  readonly people: number;
  readonly speed: number;
  /** The bots' kinds; without them all are farmers. */
  readonly bots?: readonly string[];
}

/** A live table as the server's, on a device: it and all who are at it live by the clock of the test. */
export class Evening {
  readonly #table: TableModule;
  readonly #wires: TableWire[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(table: TableModule) {
    this.#table = table;
  }

  /** The same evening for the same id: it deals the cards, and is the chance of the bots. */
  static async open(id: string, { edition, seats, people, speed, bots = [] }: Kind): Promise<Evening> {
    const table = await TableModule.from((imports) => WebAssembly.instantiate(bytes, imports));
    const evening = new Evening(table);
    const wanted = { edition, seats, speed, name: 'Kitchen', player: 'Person 1', public: false };
    const key = JSON.parse(table.open(id, JSON.stringify(wanted), tableTime())) as SeatKey;
    if (!('seat' in key)) throw new Error(JSON.stringify(key));
    for (let person = 1; person < people; ++person)
      table.takeSeat(JSON.stringify({ player: `Person ${person + 1}` }), tableTime());
    evening.#begin(people, seats, bots);
    return evening;
  }

  static async editions(): Promise<string[]> {
    const table = await TableModule.from((imports) => WebAssembly.instantiate(bytes, imports));
    const { editions } = JSON.parse(table.lobby()) as Lobby;
    return editions.map(({ id }) => id);
  }

  #begin(people: number, seats: number, bots: readonly string[]): void {
    const host = this.wire(0);
    let orders = 0;
    const order = (what: object) =>
      this.receive(host.number, JSON.stringify({ type: 'order', id: `order ${(orders += 1)}`, order: what }));
    this.receive(host.number, JSON.stringify({ type: 'hello', version: 1, token: '0' }));
    for (let seat = people; seat < seats; ++seat)
      order({ do: 'add_bot', seat, bot: bots[seat - people] ?? 'farmer' });
    order({ do: 'start' });
    host.close();
  }

  /** A connection with that delay per message, in milliseconds. */
  wire(delay: number): TableWire {
    const wire = new TableWire(this, this.#wires.length, delay);
    this.#wires.push(wire);
    return wire;
  }

  receive(connection: number, text: string): void {
    this.#table.receive(connection, text, tableTime());
    this.#settle();
  }

  leave(connection: number): void {
    this.#table.leave(connection, tableTime());
    this.#settle();
  }

  #settle(): void {
    this.#table.takeFacts();
    for (const { connection, text } of this.#table.takeMessages()) this.#wires[connection]?.deliver(text);
    clearTimeout(this.#timer);
    const due = this.#table.nextDue();
    if (due === Infinity) return;
    const passTime = () => {
      this.#table.passTime(tableTime());
      this.#settle();
    };
    this.#timer = setTimeout(passTime, Math.max(0, due - tableTime()));
  }
}

export class TableWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly number: number;
  readonly delay: number;
  readonly #evening: Evening;
  #broken = false;

  constructor(evening: Evening, number: number, delay: number) {
    this.#evening = evening;
    this.number = number;
    this.delay = delay;
    setTimeout(() => this.onopen?.(new Event('open')), delay);
  }

  send(text: string): void {
    setTimeout(() => {
      if (!this.#broken) this.#evening.receive(this.number, text);
    }, this.delay);
  }

  deliver(text: string): void {
    setTimeout(() => {
      if (!this.#broken) this.onmessage?.(new MessageEvent('message', { data: text }));
    }, this.delay);
  }

  /** It is lost, and both ends notice. */
  break(): void {
    if (this.#broken) return;
    this.close();
    this.onclose?.(new CloseEvent('close'));
  }

  close(): void {
    this.#broken = true;
    this.#evening.leave(this.number);
  }
}
