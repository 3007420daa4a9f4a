import { beforeEach, expect, test } from 'vitest';
import { modelAt } from '../fixtures/models';
import { addedTo, toAdd } from './added';
import { check, freshRandom, proofIn, type ShuffleProof } from './shuffle';

// Made by the program: SHA-256 of "the house", of that, and of the whole text.
const proof: ShuffleProof = {
  commitment: '1ebc27efe890ee01bfdc2b9ef36c81861f36fe0f3bab79a3091e8526910300c7',
  secret: 'f9b82ecf6c31aab87a44325518b57e2ad172ece59f2e40d5df99c3428299f43d',
  added: [{ seat: 0, random: 'a'.repeat(64) }],
};
const seed = 'e66247c50a9a90ca84301877a8b9b70536e6a42eaec69e15c162063f21d5d5d9';

beforeEach(() => sessionStorage.clear());

test('an honest proof holds, with what this browser added', async () => {
  expect(await check(proof, seed, 'a'.repeat(64))).toEqual({ bound: true, mine: true, seed: true });
});

test('a secret that was changed afterwards is found', async () => {
  const found = await check({ ...proof, secret: 'b'.repeat(64) }, seed, undefined);

  expect(found).toEqual({ bound: false, mine: undefined, seed: false });
});

test('what this browser added and the server left out is found', async () => {
  expect((await check({ ...proof, added: [] }, seed, 'a'.repeat(64))).mine).toBe(false);
});

test('a record without a proof has none', () => {
  expect(proofIn('{"seed":"x"}')).toBeUndefined();
});

test('chance is 64 hexadecimal digits, never the same', () => {
  expect(freshRandom()).toMatch(/^[0-9a-f]{64}$/);
  expect(freshRandom()).not.toBe(freshRandom());
});

test('a browser adds its chance once for each commitment, and remembers it', () => {
  const model = modelAt('waiting');
  const table = { ...model.table, state: 'waiting' as const, shuffle: { commitment: 'c', added: [] } };

  const random = toAdd({ ...model, table });

  expect(toAdd({ ...model, table })).toBe(random);
  expect(addedTo('c')).toBe(random);
  const added = [{ seat: model.you.seat ?? 0, random: random ?? '' }];
  expect(toAdd({ ...model, table: { ...table, shuffle: { commitment: 'c', added } } })).toBeUndefined();
});
