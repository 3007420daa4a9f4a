import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Speaker } from '../src/model/speech';
import { Connection } from '../src/wire/connection';
import { TableSession } from '../src/model/session/session.svelte';
import { lineAt, linesIn } from '../src/table/seat/lines';
import type { Seat } from '../src/wire/protocol';
import { Chance } from './chance';
import { Evening } from './evening';
import { anyMove } from './moves';

const games = Math.min(Number(process.env['KUHHANDEL_RUNS'] ?? 2), 100);
const lines = linesIn(readFileSync(join(import.meta.dirname, '../lines/en.txt'), 'utf8'));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** A viewer who writes down what the bots say; with a seat, they play. */
class Listener {
  readonly remarks: { readonly at: number; readonly line: string }[] = [];
  readonly #speaker = new Speaker();
  readonly #session: TableSession;
  readonly #connection: Connection;

  constructor(evening: Evening, seat: Seat | undefined, chance: Chance) {
    const nothing = () => undefined;
    this.#session = new TableSession({
      send: (request) => this.#connection.send(request),
      ackShown: (version) => this.#connection.ackShown(version),
    });
    this.#connection = new Connection({
      open: () => evening.wire(seat === undefined ? 120 : 20 * seat),
      later: (milliseconds, callback) => setTimeout(callback, milliseconds),
      beats: false,
      token: seat === undefined ? undefined : `${seat}`,
      onNews: (news) => {
        this.#session.receive(news);
        this.#listen();
      },
      onError: ({ message }) => expect.fail(message),
      onState: nothing,
      onTalk: nothing,
      onReview: nothing,
      onLate: nothing,
      onWentBack: nothing,
    });
    if (seat !== undefined) setInterval(() => this.#answer(chance), 900 + 100 * seat);
  }

  get isOver(): boolean {
    return this.#session.newest?.view?.phase.name === 'finished';
  }

  leave(): void {
    this.#connection.close();
    this.#session.leave();
  }

  #listen(): void {
    const { newest } = this.#session;
    const remark = newest && this.#speaker.receive(newest);
    if (newest === undefined || remark === undefined) return;
    const { seat, bot, occasion, to } = remark;
    const line = `${seat} ${bot}, ${occasion}, to ${to?.name}: ${lineAt(lines, remark, remark.place)}`;
    this.remarks.push({ at: newest.now, line });
  }

  #answer(chance: Chance): void {
    const { newest, commands, director } = this.#session;
    const move = newest === undefined || director.shows ? undefined : anyMove(newest, chance);
    if (move !== undefined) void commands.do(move);
  }
}

it.each(['second', 'first', 'master', 'duel'])(
  'two players and a spectator hear the same lines of bots, seldom: %s',
  async (edition) => {
    const rates: number[] = [];
    for (let seed = 1; seed <= games; ++seed) {
      const [seats, people] = edition === 'duel' ? [2, 1] : [5, 2];
      const evening = await Evening.open(`${edition}-voices-${seed}`, {
        edition,
        seats,
        people,
        speed: 2,
        bots: ['miser', 'bluffer', 'child'],
      });
      const chance = new Chance(seed);
      const listeners = [...Array.from({ length: people }, (_, seat) => seat), undefined].map(
        (seat) => new Listener(evening, seat, chance),
      );
      const begin = Date.now();
      while (!listeners.every(({ isOver }) => isOver)) {
        vi.advanceTimersToNextTimer();
        for (let turn = 0; turn < 4; ++turn) await Promise.resolve();
      }
      const minutes = (Date.now() - begin) / 60_000;
      const [first, ...others] = listeners.map((one) => one.remarks);
      for (const other of others) expect(other).toEqual(first);
      if (first === undefined) throw new Error('nobody listens');
      expect(new Set(first.map(({ line }) => line)).size).toBe(first.length);
      rates.push(first.length / minutes);
      if (process.env['KUHHANDEL_LINES'] !== undefined)
        for (const { at, line } of first)
          console.log(`${Math.round((at - (first[0]?.at ?? 0)) / 1000)} s  ${line}`);
      for (const one of listeners) one.leave();
      vi.clearAllTimers();
    }
    console.log(`${edition}: ${rates.map((rate) => rate.toFixed(1)).join(', ')} lines in a minute`);
    expect(Math.max(...rates)).toBeLessThan(2.5);
  },
);
