import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { TableInfo } from '../protocol';
import type { Origin } from './requests';

/** A fact that a device table stored. */
export interface StoredFact {
  readonly version: number;
  readonly at: number;
  readonly fact: string;
}

/** A table that this device stores; `at` is when something last happened there. */
export interface StoredTable {
  readonly id: string;
  readonly setup: string;
  readonly info: TableInfo;
  readonly at: number;
  /** Present if the game was continued from another one. */
  readonly origin?: Origin | undefined;
}

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
  facts: { key: [table: string, version: number]; value: StoredFact & { readonly table: string } };
}

/** More than anyone plays at once; the oldest are deleted. */
const mostTables = 20;

const database: Promise<IDBPDatabase<Schema>> = openDB<Schema>('kuhhandel', 1, {
  upgrade(database) {
    database.createObjectStore('tables', { keyPath: 'id' });
    database.createObjectStore('facts', { keyPath: ['table', 'version'] });
  },
});

const factsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Stores the table together with the new facts, in one transaction. */
export async function keep(table: StoredTable, facts: readonly StoredFact[]): Promise<void> {
  const work = (await database).transaction(['tables', 'facts'], 'readwrite');
  void work.objectStore('tables').put(table);
  for (const fact of facts) void work.objectStore('facts').put({ ...fact, table: table.id });
  await work.done;
}

/** Returns a table and all its facts in order; undefined if this device does not know it. */
export async function recall(id: string): Promise<{ table: StoredTable; facts: StoredFact[] } | undefined> {
  const work = (await database).transaction(['tables', 'facts']);
  const [table, facts] = await Promise.all([
    work.objectStore('tables').get(id),
    work.objectStore('facts').getAll(factsOf(id)),
  ]);
  return table === undefined ? undefined : { table, facts };
}

/** Returns all tables of this device, the one played last first. */
export async function storedTables(): Promise<StoredTable[]> {
  const tables = await (await database).getAll('tables');
  return tables.sort((one, other) => other.at - one.at);
}

export async function forget(id: string): Promise<void> {
  const work = (await database).transaction(['tables', 'facts'], 'readwrite');
  void work.objectStore('tables').delete(id);
  void work.objectStore('facts').delete(factsOf(id));
  await work.done;
}

/** Makes room for a new table: deletes finished games, and the oldest beyond the limit. */
export async function makeRoom(): Promise<void> {
  const tables = await storedTables();
  const gone = tables.filter(({ info }, place) => info.state === 'finished' || place >= mostTables - 1);
  for (const { id } of gone) await forget(id);
}
