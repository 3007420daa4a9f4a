type Listener<Values extends readonly unknown[]> = (...values: Values) => void;

/** Callbacks for one kind of event, in the order in which they were added. */
export class Listeners<Values extends readonly unknown[]> {
  readonly #all = new Set<Listener<Values>>();

  /** Adds one, until the returned function is called. */
  add(listener: Listener<Values>): () => void {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  }

  call(...values: Values): void {
    for (const listener of [...this.#all]) listener(...values);
  }
}
