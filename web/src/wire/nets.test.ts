import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boxes, netsFor, plays } from './nets';

/** Returns the editions that a net's file declares (docs/NETS.md). */
function editionsIn(file: string): string[] {
  const bytes = readFileSync(join(import.meta.dirname, '../../../src/players/neural', file));
  const first = 24;
  const perEdition = 18;
  const names = Array.from({ length: bytes[7] ?? 0 }, (_, at) =>
    bytes.toString('latin1', first + at * perEdition, first + at * perEdition + 16),
  );
  return names.map((name) => name.replaceAll('\0', ''));
}

// A fox of the first edition once got the fox's net, which does not play it, and silently played as a trader.
test('each edition has a net that lists it', () => {
  for (const net of ['fox', 'master'] as const)
    expect(editionsIn(`${net}.khn1`).sort(), net).toEqual([...boxes[net]].sort());
  expect(plays('fox', '{ "edition": "russian" }')).toBe(true);
  expect(plays('fox', '{"edition":"first"}')).toBe(false);
});

test('nets are loaded for the bots in a request', () => {
  expect([...netsFor('{"edition":"second","bots":["trader"]}')]).toEqual([]);
  expect([...netsFor('{"bots":["fox"]}', '{"edition":"first"}')]).toEqual(['master']);
  expect([...netsFor('{"edition":"second","bots":["owl","fox"]}')]).toEqual(['fox', 'owl']);
  expect([...netsFor('{"type":"hint","id":"1"}', '{"edition":"master"}')]).toEqual(['master']);
});
