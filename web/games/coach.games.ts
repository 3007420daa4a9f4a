// The coach and the device's table with the modules that are built: of an edition that only the record knows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Assessment } from '../src/wire/coach/assessment';
import { CoachModule } from '../src/wire/coach/coach-module';
import { TableModule } from '../src/wire/device/table-module';

const built = (name: string) => readFileSync(join(import.meta.dirname, `../../build/wasm/${name}.wasm`));
const coach = () =>
  CoachModule.from(
    (imports) => WebAssembly.instantiate(built('coach'), imports),
    () => undefined,
  );
const table = () => TableModule.from((imports) => WebAssembly.instantiate(built('local-table'), imports));

/** Two animals of three cards; Anna trades for Ben's cow, and that is the end. */
const village = {
  id: 'village',
  seats: [3, 4],
  animals: [
    { id: 'hen', worth: 50, copies: 3 },
    { id: 'cow', worth: 500, copies: 3 },
  ],
  money: { '0': 8, '10': 20 },
  hand: { '0': 1, '10': 3 },
  words: Object.fromEntries(
    ['en', 'de', 'nl', 'fr', 'ru'].map((language) => [
      language,
      { name: `Village (${language})`, difference: 'Two animals.', animals: { hen: 'hen' } },
    ]),
  ),
};
const record = JSON.stringify({
  format: 'kuhhandel-record',
  version: 1,
  edition: 'village',
  edition_file: village,
  seats: ['Anna', 'Ben', 'Cleo'],
  position: {
    turn: 0,
    hands: [{ '10': 3 }, { '10': 2 }, { '0': 1 }],
    herds: [{ cow: 2 }, { cow: 1 }, { hen: 3 }],
  },
  commands: [
    { by: 0, do: 'challenge', seat: 1, animal: 'cow' },
    { by: 0, do: 'offer', money: { '10': 3 } },
    { by: 1, do: 'counter', money: { '10': 1 } },
  ],
});

it('the coach assesses a game whose edition is only in its record', async () => {
  const answer = (await coach()).assess({ record, seat: 0, worlds: 8 });

  const found = JSON.parse(answer) as Assessment;
  expect([found.name, found.balance.end, found.habits.bought]).toEqual(['Anna', 1, []]);
});

it('without it the coach reports what is missing', async () => {
  const { edition_file: _, ...others } = JSON.parse(record) as Record<string, unknown>;

  const answer = (await coach()).assess({ record: JSON.stringify(others), seat: 0, worlds: 8 });

  expect(JSON.parse(answer)).toMatchObject({
    error: 'bad_record',
    message: expect.stringMatching(/^edition: no edition/) as string,
  });
});

it('the coach assesses offers with the net of the fox, and rejects any other file', async () => {
  const golden = join(import.meta.dirname, '../../tests/golden/whole-game-of-4.json');
  const request = { record: readFileSync(golden, 'utf8'), seat: 1, worlds: 4 };
  const first = await coach();
  const byHabit = first.assess(request);

  expect(first.bringNet(new Uint8Array(8))).toContain('bad_net');
  expect(first.assess(request)).toBe(byHabit);
  expect(first.bringNet(readFileSync(join(import.meta.dirname, '../../src/players/neural/fox.khn1')))).toBe(
    '{}',
  );
  const byNet = JSON.parse(first.assess(request)) as Assessment;
  expect(byNet.chances).toEqual((JSON.parse(byHabit) as Assessment).chances);
  expect(byNet.habits.lost.offered).not.toBe((JSON.parse(byHabit) as Assessment).habits.lost.offered);
});

it('a game of such an edition continues, and its table is restored', async () => {
  const wanted = JSON.stringify({ name: 'On', speed: 0, bots: ['farmer'], commands: 1, seat: 0 });
  const first = await table();
  expect(first.playOn('on', wanted, record, 1_700_000_000_000)).toBe('{}');
  const facts = first.takeFacts();

  const again = await table();
  expect(again.resume(first.setup(), facts, 1_700_000_001_000)).toBe('{}');

  again.receive(0, JSON.stringify({ type: 'hello', version: 1, token: '0' }), 1_700_000_001_000);
  const [hello] = again.takeMessages().map(({ text }) => JSON.parse(text) as Record<string, unknown>);
  expect(hello).toMatchObject({ edition: { id: 'village', words: { de: { name: 'Village (de)' } } } });
});
