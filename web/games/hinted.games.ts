// Hint and coach judge alike: "Where did I lose it?" never names a decision that the hint recommended.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Assessment } from '../src/wire/coach/assessment';
import { CoachModule } from '../src/wire/coach/coach-module';
import { TableModule } from '../src/wire/device/table-module';
import type { GameRecord } from '../src/wire/protocol';
import { playedByHints } from './hinted';

const games = Math.min(Number(process.env['KUHHANDEL_RUNS'] ?? 1), 100);
const built = (name: string) => readFileSync(join(import.meta.dirname, `../../build/wasm/${name}.wasm`));
const coach = await CoachModule.from(
  (imports) => WebAssembly.instantiate(built('coach'), imports),
  () => undefined,
);
const nets = ['fox', 'master'].map((name) =>
  readFileSync(join(import.meta.dirname, `../../src/players/neural/${name}.khn1`)),
);
for (const net of nets) coach.bringNet(net);

/** Returns the record of a game in which the first seat follows every hint. */
async function followed(id: string, edition: string, seats: number): Promise<string> {
  const table = await TableModule.from((imports) => WebAssembly.instantiate(built('local-table'), imports));
  for (const net of nets) table.bringNet(net);
  const begin = 1_700_000_000_000;
  table.open(
    id,
    JSON.stringify({ edition, seats, speed: 0, name: 'Kitchen', player: 'Anna', public: false }),
    begin,
  );
  const order = (what: object, at: number) =>
    table.receive(0, JSON.stringify({ type: 'order', id: `order ${at}`, order: what }), begin);
  table.receive(0, JSON.stringify({ type: 'hello', version: 1, token: '0' }), begin);
  for (let seat = 1; seat < seats; seat += 1)
    order({ do: 'add_bot', seat, bot: ['farmer', 'bluffer', 'collector'][seat % 3] }, seat);
  order({ do: 'start' }, 0);
  return playedByHints(table, 0, begin);
}

it.each([
  ['second', 4],
  ['master', 4],
  ['duel', 2],
  ['first', 3],
  ['russian', 5],
] as const)('the coach names no decision of a hint in a game of %s', async (edition, seats) => {
  for (let seed = 1; seed <= games; seed += 1) {
    const record = await followed(`hinted-${edition}-${seed}`, edition, seats);
    const { decisions, mistakes } = JSON.parse(coach.assess({ record, seat: 0, worlds: 128 })) as Assessment;

    expect((JSON.parse(record) as GameRecord).commands.length).toBeGreaterThan(50);
    expect(decisions.length).toBeGreaterThan(10);
    expect(mistakes.map((mistake) => decisions[mistake])).toEqual([]);
  }
});
