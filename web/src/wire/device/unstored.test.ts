import { afterEach, expect, it, vi } from 'vitest';
import type { WorkerLike } from '../../browser/retried-worker';
import { forgetTrouble, storageTrouble } from '../../browser/trouble.svelte';
import { Device } from './device';
import type { StoredFact, StoredTable } from './memory';
import { forget, storedTables } from './memory';
import { unstored } from './unstored';

afterEach(() => {
  unstored.forget('sunday');
  forgetTrouble();
});

const table = { id: 'sunday', setup: '{}', info: {}, at: 1 } as unknown as StoredTable;
const fact = (version: number): StoredFact => ({ version, at: version, fact: '{}' });

/** A worker that reports facts which its browser could not store. */
function reports(facts: readonly StoredFact[], isFull = false) {
  const worker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null } as WorkerLike;
  new Device(() => undefined, worker);
  const data = { unstored: { table, facts }, isFull };
  worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
}

it('the page keeps a table that the browser cannot store, and reports it', async () => {
  reports([fact(1), fact(2)]);
  reports([fact(3)]);
  expect(unstored.of('sunday')?.facts.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(storageTrouble()).toBe('blocked');

  // This document has no IndexedDB at all.
  expect((await storedTables()).map(({ id }) => id)).toEqual(['sunday']);
  await forget('sunday');
  expect(await storedTables()).toEqual([]);
});

it('a full storage is distinguished', () => {
  reports([fact(1)], true);
  expect(storageTrouble()).toBe('full');
});
