import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Persisted } from './persisted.svelte';
import { count, listOf, objectOf, oneOf, text, withDefaults } from './shapes';
import { KeyValueStore } from './storage';
import { forgetTrouble, storageTrouble } from './trouble.svelte';

beforeEach(() => {
  localStorage.clear();
  forgetTrouble();
});
afterEach(() => vi.unstubAllGlobals());

const quotaError = () => new DOMException('', 'QuotaExceededError');

/** A storage without room: what is in it can be read. */
function fullStorage(kept: Record<string, string>) {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: () => {
      throw quotaError();
    },
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  };
  return Object.assign(Object.create(methods) as Storage, kept);
}

/** Firefox and Chromium with cookies blocked throw at each access; some Android views have null. */
function stubBlocked(kind: string): void {
  if (kind === 'null') vi.stubGlobal('localStorage', null);
  else if (kind === 'missing') vi.stubGlobal('localStorage', undefined);
  else if (kind === 'quota 0') vi.stubGlobal('localStorage', fullStorage({}));
  else
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
}

describe.each(['throws', 'null', 'missing', 'quota 0'])('a storage that %s', (kind) => {
  beforeEach(() => stubBlocked(kind));
  afterEach(() => vi.restoreAllMocks());

  it('keeps values in memory, and is reported', () => {
    const store = new KeyValueStore('localStorage');
    expect(store.get('name')).toBeUndefined();
    expect(storageTrouble()).toBeUndefined();

    expect(store.set('name', 'Anna')).toBe(false);
    expect(store.get('name')).toBe('Anna');
    expect(store.keys('na')).toEqual(['name']);
    expect(store.isOnlyInMemory('name')).toBe(true);
    expect(storageTrouble()).toBe('blocked');

    store.remove('name');
    expect(store.get('name')).toBeUndefined();
    expect(store.keys('')).toEqual([]);
  });
});

it('a full storage keeps its values, and new ones are in memory', () => {
  vi.stubGlobal('localStorage', fullStorage({ name: 'Anna' }));
  const store = new KeyValueStore('localStorage');
  store.set('name', 'Ben');
  expect(store.get('name')).toBe('Ben');
  expect(storageTrouble()).toBe('full');
  store.dropUnstored('name');
  expect(store.get('name')).toBe('Anna');
});

it('storable values are stored, and nothing is reported', () => {
  const store = new KeyValueStore('localStorage');
  expect(store.set('name', 'Anna')).toBe(true);
  expect(localStorage.getItem('name')).toBe('Anna');
  expect(store.isOnlyInMemory('name')).toBe(false);
  expect(storageTrouble()).toBeUndefined();
});

describe('a persisted value', () => {
  const usual = { speed: 2, bots: ['fox'] as readonly string[], mood: 'calm' as 'calm' | 'wild' };
  const shape = withDefaults(usual, { speed: count, bots: listOf(text), mood: oneOf('calm', 'wild') });

  // Each of these was written by an earlier version, another program, or a full disk.
  it.each([
    ['', usual],
    ['null', usual],
    ['[1]', usual],
    ['"text"', usual],
    ['{"speed":', usual],
    ['{"speed":"fast","mood":"wild"}', { ...usual, mood: 'wild' }],
    ['{"speed":-1,"bots":[1,"owl",null]}', { ...usual, bots: ['owl'] }],
    ['{"mood":"cross","more":1}', usual],
  ])('reads the valid fields of %s', (stored, expected) => {
    localStorage.setItem('chosen', stored);
    expect(new Persisted('chosen', usual, shape).value).toEqual(expected);
  });

  it('is restored, and can be removed', () => {
    const chosen = new Persisted('chosen', usual, shape);
    chosen.set({ ...usual, speed: 7 });
    expect(new Persisted('chosen', usual, shape).value.speed).toBe(7);
    chosen.forget();
    expect(chosen.value).toEqual(usual);
    expect(localStorage.getItem('chosen')).toBeNull();
  });

  it('needs all of its required fields', () => {
    const key = objectOf<{ table: string; seat: number; at?: number }>(
      { table: text, seat: count, at: count },
      ['table', 'seat'],
    );
    expect(key({ table: 'a', seat: 1 })).toEqual({ table: 'a', seat: 1 });
    expect(key({ table: 'a', seat: 1, at: 'now' })).toEqual({ table: 'a', seat: 1 });
    expect(key({ table: 'a' })).toBeUndefined();
  });
});
