import { randomHex } from '../browser/random';
import { listOf, number, objectOf, parsed, text } from '../browser/shapes';
import { tabStore } from '../browser/storage';

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
 * the browser stores them: the same request then gets the answer that was lost.
 */
export class Intentions {
  readonly #pending: Map<string, Intention>;

  constructor() {
    this.#pending = new Map(read());
  }

  /** Returns the key of the request: the same as before if its answer is still unknown. */
  keyOf({ scope, request }: Wanted, now: number = Date.now()): string {
    const known = this.#pending.get(request);
    // The clock may have been corrected since, in either direction.
    if (known !== undefined && Math.abs(now - known.at) < longest) return known.key;
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
    const pending = [...this.#pending].map(([request, intention]) => ({ request, ...intention }));
    tabStore.set(stored, JSON.stringify(pending.slice(-most)));
  }
}

interface Entry extends Intention {
  readonly request: string;
}

const entry = objectOf<Entry>({ request: text, scope: text, key: text, at: number }, [
  'request',
  'scope',
  'key',
  'at',
]);

const read = (): readonly (readonly [string, Intention])[] =>
  (parsed(tabStore.get(stored), listOf(entry)) ?? []).map(({ request, ...intention }) => [
    request,
    intention,
  ]);

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
