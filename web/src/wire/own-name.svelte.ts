import type { NameKey } from './protocol';

const stored = 'kuhhandel.name';

function read(): NameKey | undefined {
  try {
    return JSON.parse(localStorage.getItem(stored) ?? '') as NameKey;
  } catch {
    return undefined;
  }
}

/** The name that is this browser's own on the server, and its key. */
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

  /** Whether somebody who writes this goes by it; the server folds names more thoroughly. */
  is(name: string): boolean {
    const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();
    return this.#held !== undefined && folded(this.#held.name) === folded(name);
  }

  /** What a request that takes a seat shows of it. */
  headers(): Record<string, string> {
    return this.#held === undefined ? {} : { authorization: `Bearer ${this.#held.key}` };
  }
}

export const ownName = new OwnName();
