const stored = 'kuhhandel.intentions';

/** The server stores its answers for a day; an older key would be carried out again. */
const longest = 20 * 60 * 60 * 1000;
const most = 50;

/** A request by its fingerprint, and what it changes: a group or name by its key, otherwise the path. */
export interface Wanted {
  readonly scope: string;
  readonly request: string;
}

interface Intention {
  readonly scope: string;
  readonly key: string;
  readonly at: number;
}

/**
 * The changes that the user wants and whose answer is unknown, each with its idempotency key. They outlive a reload, if
 * the browser allows it: the same request then gets the answer that was lost.
 */
export class Intentions {
  readonly #pending: Map<string, Intention>;

  constructor() {
    this.#pending = new Map(read());
  }

  /** Returns the key of the request: the same as before if its answer is still unknown. */
  keyOf({ scope, request }: Wanted, now: number = Date.now()): string {
    const known = this.#pending.get(request);
    if (known !== undefined && now - known.at < longest && now >= known.at) return known.key;
    const key = randomHex(16);
    this.#pending.delete(request);
    this.#pending.set(request, { scope, key, at: now });
    this.#write();
    return key;
  }

  /**
   * The answer is known: the same request is a new intention from now on. So is an earlier one of the same scope, which
   * would otherwise get an answer from before this change.
   */
  end({ scope }: Wanted): void {
    for (const [request, intention] of this.#pending)
      if (intention.scope === scope) this.#pending.delete(request);
    this.#write();
  }

  #write(): void {
    const latest = [...this.#pending].slice(-most);
    try {
      sessionStorage.setItem(stored, JSON.stringify(latest));
    } catch {
      // Without storage, an intention ends with the page.
    }
  }
}

function read(): readonly (readonly [string, Intention])[] {
  try {
    const text = sessionStorage.getItem(stored);
    const list: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Intention] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const intention = entry[1] as Partial<Intention> | null | undefined;
  return (
    typeof intention?.key === 'string' &&
    typeof intention.at === 'number' &&
    typeof intention.scope === 'string'
  );
}

/**
 * Returns a short text by which the same request is recognised. It reveals nothing of the body, and a collision only
 * gives the error `idempotency_key_reused`.
 */
export function fingerprintOf(...parts: readonly string[]): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  const text = JSON.stringify(parts);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(16)}-${(low >>> 0).toString(16)}-${text.length.toString(16)}`;
}
