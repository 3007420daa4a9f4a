import { listOf, matching, parsed } from '../browser/shapes';
import { deviceStore } from '../browser/storage';
import type { TablesAt } from './protocol';

const stored = 'kuhhandel.servers';
const tries = [0, 250, 500, 1000, 1500, 2000];

const origins = listOf(matching(/^https?:\/\//));

/**
 * The server of a cluster that this page talks to: its origin, until that redirects to the owner of the
 * wanted data or fails to answer. A single server has no alternative.
 */
export class Servers {
  #at = '';
  #others = parsed(deviceStore.get(stored), origins) ?? [];

  /** The prefix of a path; empty for the page's own origin. */
  get at(): string {
    return this.#at;
  }

  get socketsAt(): string {
    return (this.#at === '' ? location.origin : this.#at).replace(/^http/, 'ws');
  }

  /** Whether there are other servers to try. */
  get areSeveral(): boolean {
    return this.#others.some((other) => other !== location.origin);
  }

  switchTo(origin: string): void {
    this.#at = origin === location.origin ? '' : origin;
  }

  setPeers(others: readonly string[]): void {
    this.#others = others;
    deviceStore.set(stored, JSON.stringify(others));
  }

  /** The current server does not answer: the next request goes to another. */
  rotate(): void {
    const all = ['', ...this.#others.filter((other) => other !== location.origin)];
    this.#at = all[(all.indexOf(this.#at) + 1) % all.length] ?? '';
  }

  /**
   * Finds the server that owns that path; returns whether one was found. A new table belongs to the server that follows
   * from the idempotency key.
   */
  async findOwner(path: string, key?: string): Promise<boolean> {
    const request = key === undefined ? {} : { headers: { 'idempotency-key': key } };
    const answer = await fetch(`${this.#at}/api/owner?of=${path}`, request).catch(() => undefined);
    if (answer?.ok !== true) return false;
    this.switchTo(((await answer.json()) as TablesAt).address);
    return true;
  }
}

export const servers = new Servers();

const later = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

async function tryOnce(path: string, request: RequestInit): Promise<Response | undefined> {
  try {
    // A browser would follow without the key in the header.
    return await fetch(servers.at + path, { ...request, redirect: 'manual' });
  } catch (error) {
    if (!servers.areSeveral) throw error;
    servers.rotate();
    // The change may already have been made.
    if (request.method !== undefined && request.method !== 'GET') throw error;
    return undefined;
  }
}

/** Sends the request to the server that owns the data, and waits a while if the owner is not known yet. */
export async function fetchFromServer(path: string, request: RequestInit = {}): Promise<Response> {
  let isKnown = true;
  for (const wait of tries) {
    if (wait > 0 && !isKnown) await later(wait);
    isKnown = false;
    const response = await tryOnce(path, request);
    if (response === undefined) continue;
    if (response.type === 'opaqueredirect') {
      const key = new Headers(request.headers).get('idempotency-key') ?? undefined;
      isKnown = await servers.findOwner(path, key);
      if (!isKnown) servers.rotate();
      continue;
    }
    if (response.status !== 503 || response.headers.get('retry-after') === null) return response;
  }
  throw new Error('nobody has the tables');
}
