import type { TablesAt } from './protocol';

const stored = 'kuhhandel.servers';
const tries = [0, 250, 500, 1000, 1500, 2000];

function kept(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(stored) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/**
 * Which of the servers of a cluster this page asks: the one that it came from, until that leads it to whoever has what
 * it asks for, or does not answer. A server alone is the only one.
 */
export class Servers {
  #at = '';
  #others = kept();

  /** What stands before a path; empty where the page came from. */
  get at(): string {
    return this.#at;
  }

  get socketsAt(): string {
    return (this.#at === '' ? location.origin : this.#at).replace(/^http/, 'ws');
  }

  /** Whether another could be asked. */
  get areSeveral(): boolean {
    return this.#others.some((other) => other !== location.origin);
  }

  goTo(origin: string): void {
    this.#at = origin === location.origin ? '' : origin;
  }

  know(origins: readonly string[]): void {
    this.#others = origins;
    localStorage.setItem(stored, JSON.stringify(origins));
  }

  /** The one that was asked does not answer: the next time it is another. */
  passOn(): void {
    const all = ['', ...this.#others.filter((other) => other !== location.origin)];
    this.#at = all[(all.indexOf(this.#at) + 1) % all.length] ?? '';
  }

  /** Asks who answers at that path; whether somebody knew. */
  async findOwner(path: string): Promise<boolean> {
    const answer = await fetch(`${this.#at}/api/owner?of=${path}`).catch(() => undefined);
    if (answer?.ok !== true) return false;
    this.goTo(((await answer.json()) as TablesAt).address);
    return true;
  }
}

export const servers = new Servers();

const later = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

async function tryOnce(path: string, request: RequestInit): Promise<Response | undefined> {
  try {
    // By itself a browser would follow without the key in the header.
    return await fetch(servers.at + path, { ...request, redirect: 'manual' });
  } catch (error) {
    if (!servers.areSeveral) throw error;
    servers.passOn();
    // What changes something may have been done.
    if (request.method !== undefined && request.method !== 'GET') throw error;
    return undefined;
  }
}

/** Asks the server that has what is asked for, wherever that is by now, and waits a while where it is not known. */
export async function fetchFromServer(path: string, request: RequestInit = {}): Promise<Response> {
  let isKnown = true;
  for (const wait of tries) {
    if (wait > 0 && !isKnown) await later(wait);
    isKnown = false;
    const response = await tryOnce(path, request);
    if (response === undefined) continue;
    if (response.type === 'opaqueredirect') {
      isKnown = await servers.findOwner(path);
      if (!isKnown) servers.passOn();
      continue;
    }
    if (response.status !== 503 || response.headers.get('retry-after') === null) return response;
  }
  throw new Error('nobody has the tables');
}
