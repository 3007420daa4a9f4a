import { parsed, type Shape } from './shapes';
import { deviceStore, type KeyValueStore } from './storage';

interface PersistedOptions {
  readonly store?: KeyValueStore;
  /** The value is stored as it is, not as JSON. */
  readonly plain?: boolean;
}

/**
 * A value that is stored in the browser under that key. It is read once, checked, and replaced by `usual` if it
 * is missing or does not have the shape.
 */
export class Persisted<Value> {
  readonly #key: string;
  readonly #usual: Value;
  readonly #store: KeyValueStore;
  readonly #plain: boolean;
  #value = $state.raw() as Value;

  constructor(
    key: string,
    usual: Value,
    shape: Shape<Value>,
    { store = deviceStore, plain = false }: PersistedOptions = {},
  ) {
    this.#key = key;
    this.#usual = usual;
    this.#store = store;
    this.#plain = plain;
    const stored = store.get(key);
    this.#value = (plain ? shape(stored) : parsed(stored, shape)) ?? usual;
  }

  get value(): Value {
    return this.#value;
  }

  /** Stores the value, or keeps it in memory if the browser cannot store it. */
  set(value: Value): void {
    this.#value = value;
    this.#store.set(this.#key, this.#plain ? String(value) : JSON.stringify(value));
  }

  /** Back to `usual`. */
  forget(): void {
    this.#value = this.#usual;
    this.#store.remove(this.#key);
  }
}
