import type { StoredGame } from './memory';

/** The device tables that the browser could not store: they live as long as the page. */
class UnstoredTables {
  readonly #tables = new Map<string, StoredGame>();

  /** Adds the new facts of a table to those that it already has here. */
  add({ table, facts }: StoredGame): void {
    const earlier = this.#tables.get(table.id)?.facts ?? [];
    this.#tables.set(table.id, { table, facts: [...earlier, ...facts] });
  }

  of(id: string): StoredGame | undefined {
    return this.#tables.get(id);
  }

  get all(): readonly StoredGame[] {
    return [...this.#tables.values()];
  }

  forget(id: string): void {
    this.#tables.delete(id);
  }
}

export const unstored = new UnstoredTables();
