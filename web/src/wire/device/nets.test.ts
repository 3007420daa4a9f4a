import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boxesOfMaster, netsFor } from './nets';

/** The editions that a file of a net says it plays (docs/NETS.md). */
function editionsIn(file: string): string[] {
  const bytes = readFileSync(join(import.meta.dirname, '../../../../net', file));
  const first = 24;
  const perEdition = 18;
  const names = Array.from({ length: bytes[7] ?? 0 }, (_, at) =>
    bytes.toString('latin1', first + at * perEdition, first + at * perEdition + 16),
  );
  return names.map((name) => name.replaceAll('\0', ''));
}

// A fox of the first edition was given the fox's net, which does not play it, and quietly was a trader.
test('each box is played by a net that says it plays it', () => {
  expect(editionsIn('master.khn1').sort()).toEqual([...boxesOfMaster].sort());
  expect(editionsIn('fox.khn1').sort()).toEqual(['russian', 'second']);
});

test('nets are fetched of the bots of whom a text speaks', () => {
  expect([...netsFor('{"bots":["trader"]}', 'second')]).toEqual([]);
  expect([...netsFor('{"bots":["fox"]}', 'first')]).toEqual(['master']);
  expect([...netsFor('{"bots":["owl","fox"]}', 'second')]).toEqual(['fox', 'owl']);
});
