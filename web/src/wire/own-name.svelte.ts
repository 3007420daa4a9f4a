import { Persisted } from '../browser/persisted.svelte';
import { objectOf, text, type Shape } from '../browser/shapes';
import { cleanedName } from './written-name';
import type { NameKey } from './protocol';

const shape: Shape<NameKey | undefined> = objectOf<NameKey>({ name: text, key: text }, ['name', 'key']);

/** Whether two names are the same; the server folds them more thoroughly. */
export function isSameName(one: string, other: string): boolean {
  const folded = (name: string) => cleanedName(name).normalize('NFKC').toLowerCase();
  return folded(one) === folded(other);
}

/** The registered name of this browser on the server, and its key. */
class OwnName {
  readonly #kept = new Persisted<NameKey | undefined>('kuhhandel.name', undefined, shape);

  get held(): NameKey | undefined {
    return this.#kept.value;
  }

  keep(name: NameKey): void {
    this.#kept.set(name);
  }

  forget(): void {
    this.#kept.forget();
  }

  /** Whether this is the own name. */
  is(name: string): boolean {
    return this.held !== undefined && isSameName(this.held.name, name);
  }

  /** The headers that prove the name in a request for a seat. */
  headers(): Record<string, string> {
    return this.held === undefined ? {} : { authorization: `Bearer ${this.held.key}` };
  }
}

export const ownName = new OwnName();
