import { beforeEach, expect, test } from 'vitest';
import { modelAt } from '../fixtures/models';
import type { Shuffle } from '../../wire/protocol';
import { partOf, toSay } from './part';
import { check, freshRandom, proofIn, sha256, type OwnPart, type ShuffleProof } from './shuffle';

// Made by the program: SHA-256 of "the house", of that, and of the whole text.
const proof: ShuffleProof = {
  commitment: '1ebc27efe890ee01bfdc2b9ef36c81861f36fe0f3bab79a3091e8526910300c7',
  secret: 'f9b82ecf6c31aab87a44325518b57e2ad172ece59f2e40d5df99c3428299f43d',
  added: [{ seat: 0, random: 'a'.repeat(64) }],
};
const seed = 'e66247c50a9a90ca84301877a8b9b70536e6a42eaec69e15c162063f21d5d5d9';
const mine: OwnPart = {
  random: 'a'.repeat(64),
  bound: [{ seat: 0, hash: await sha256('a'.repeat(64)) }],
};

beforeEach(() => sessionStorage.clear());

test('an honest proof holds, with what this browser added', async () => {
  const found = await check(proof, seed, mine);

  expect(found).toEqual({ bound: true, mine: true, others: true, seed: true, brokenOff: 0 });
});

test('a secret that was changed afterwards is found', async () => {
  const found = await check({ ...proof, secret: 'b'.repeat(64) }, seed, undefined);

  expect(found).toEqual({ bound: false, mine: undefined, others: undefined, seed: false, brokenOff: 0 });
});

test('what this browser added and the server left out is found', async () => {
  expect((await check({ ...proof, added: [] }, seed, mine)).mine).toBe(false);
});

test('what another browser changed after it had seen the parts is found', async () => {
  const bound = [...mine.bound, { seat: 1, hash: await sha256('b'.repeat(64)) }];
  const changed = { ...proof, added: [...proof.added, { seat: 1, random: 'c'.repeat(64) }] };

  expect((await check(changed, seed, { ...mine, bound })).others).toBe(false);
});

test('a part that was added or left out after all were bound is found', async () => {
  const bound = [...mine.bound, { seat: 1, hash: await sha256('b'.repeat(64)) }];

  expect((await check(proof, seed, { ...mine, bound })).others).toBe(false);
  expect((await check(proof, seed, { ...mine, bound: [] })).others).toBe(false);
});

test('deals that were broken off are counted', async () => {
  const broken = { ...proof, broken_off: [{ commitment: 'c', seat: 1 }] };

  expect((await check(broken, seed, mine)).brokenOff).toBe(1);
});

test('a record without a proof has none', () => {
  expect(proofIn('{"seed":"x"}')).toBeUndefined();
});

test('chance is 64 hexadecimal digits, never the same', () => {
  expect(freshRandom()).toMatch(/^[0-9a-f]{64}$/);
  expect(freshRandom()).not.toBe(freshRandom());
});

/** A table that waits and is bound to a secret. */
function waiting(shuffle: Partial<Shuffle>) {
  const model = modelAt('waiting');
  const bound = { commitment: 'c', bound: [], opening: false, ...shuffle };
  return { ...model, table: { ...model.table, state: 'waiting' as const, shuffle: bound } };
}
const seat = modelAt('waiting').you.seat ?? 0;

test('a browser binds itself once for each commitment, by the hash of what it keeps', async () => {
  const said = await toSay(waiting({}));

  const random = partOf('c')?.random ?? '';
  expect(said).toEqual({ type: 'bind_chance', hash: await sha256(random) });
  expect(await toSay(waiting({}))).toEqual(said);
  const bound = [{ seat, hash: await sha256(random), open: false }];
  expect(await toSay(waiting({ bound }))).toBeUndefined();
});

test('it opens its part when the game was started, and remembers what the others are bound to', async () => {
  await toSay(waiting({}));
  const random = partOf('c')?.random ?? '';
  const bound = [
    { seat, hash: await sha256(random), open: false },
    { seat: seat + 1, hash: 'd', open: true },
  ];

  expect(await toSay(waiting({ bound, opening: true }))).toEqual({ type: 'open_chance', random });

  expect(partOf('c')?.bound).toEqual(bound);
});

test('it opens nothing where the table has another hash for it, or none', async () => {
  await toSay(waiting({}));

  expect(
    await toSay(waiting({ bound: [{ seat, hash: 'other', open: false }], opening: true })),
  ).toBeUndefined();
  expect(await toSay(waiting({ bound: [], opening: true }))).toBeUndefined();
});
