import { afterEach, expect, it, vi } from 'vitest';
import { randomHex, randomId } from './random';

afterEach(() => vi.unstubAllGlobals());

// A page over plain http at a home network's address has no randomUUID.
it('ids are UUIDs of version 4, also on a page without https', () => {
  const { crypto: whole } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes),
  });
  const ids = Array.from({ length: 50 }, () => randomId());
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(randomHex(6)).toMatch(/^[\da-f]{12}$/);
});
