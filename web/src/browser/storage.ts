import { storageNamed, type Named } from './storage-named';
import { reportTrouble } from './trouble.svelte';

/**
 * Values by key. Values that the browser cannot store stay in memory until the page is closed. No method throws.
 */
export class KeyValueStore {
  readonly #name: Named;
  /** Values that could not be stored; undefined for those that could not be removed. */
  readonly #memory = new Map<string, string | undefined>();

  constructor(name: Named) {
    this.#name = name;
  }

  get(key: string): string | undefined {
    if (this.#memory.has(key)) return this.#memory.get(key);
    try {
      return storageNamed(this.#name)?.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Returns whether the value will be there after a reload. */
  set(key: string, value: string): boolean {
    const storage = storageNamed(this.#name);
    try {
      if (storage === undefined) throw new Error('no storage');
      storage.setItem(key, value);
      this.#memory.delete(key);
      return true;
    } catch (error) {
      this.#memory.set(key, value);
      reportTrouble(isFull(error) && this.#hasStored() ? 'full' : 'blocked');
      return false;
    }
  }

  remove(key: string): void {
    try {
      storageNamed(this.#name)?.removeItem(key);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, undefined);
    }
  }

  /** Returns all keys that begin with `start`. */
  keys(start: string): string[] {
    const kept = new Set(this.#stored());
    for (const [key, value] of this.#memory)
      if (value === undefined) kept.delete(key);
      else kept.add(key);
    return [...kept].filter((key) => key.startsWith(start));
  }

  /** Goes back to what the browser has stored under that key. */
  dropUnstored(key: string): void {
    this.#memory.delete(key);
  }

  /** Whether the value exists only in memory. */
  isOnlyInMemory(key: string): boolean {
    return this.#memory.get(key) !== undefined;
  }

  #stored(): string[] {
    try {
      const storage = storageNamed(this.#name);
      return storage === undefined ? [] : Object.keys(storage);
    } catch {
      return [];
    }
  }

  /** A browser with a quota of zero, as in old private windows, stores nothing at all: that is not full. */
  #hasStored(): boolean {
    return this.#stored().length > 0;
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');

/** Stored on this device until it is removed. */
export const deviceStore = new KeyValueStore('localStorage');
/** Stored until the tab is closed. */
export const tabStore = new KeyValueStore('sessionStorage');
