import { cleanedName } from './written-name';
import type { NameKey } from './protocol';

const stored = 'kuhhandel.name';

function read(): NameKey | undefined {
  try {
    return JSON.parse(localStorage.getItem(stored) ?? '') as NameKey;
  } catch {
    return undefined;
  }
}

/** Whether two names are the same; the server folds them more thoroughly. */
export function isSameName(one: string, other: string): boolean {
  const folded = (name: string) => cleanedName(name).normalize('NFKC').toLowerCase();
  return folded(one) === folded(other);
}

/** The registered name of this browser on the server, and its key. */
class OwnName {
  #held = $state.raw<NameKey | undefined>(read());

  get held(): NameKey | undefined {
    return this.#held;
  }

  keep(name: NameKey): void {
    localStorage.setItem(stored, JSON.stringify(name));
    this.#held = name;
  }

  forget(): void {
    localStorage.removeItem(stored);
    this.#held = undefined;
  }

  /** Whether this is the own name. */
  is(name: string): boolean {
    return this.#held !== undefined && isSameName(this.#held.name, name);
  }

  /** The headers that prove the name in a request for a seat. */
  headers(): Record<string, string> {
    return this.#held === undefined ? {} : { authorization: `Bearer ${this.#held.key}` };
  }
}

export const ownName = new OwnName();
