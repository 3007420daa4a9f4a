import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { TableInfo } from '../protocol';
import type { Origin } from './requests';

/** A fact that a device table stored. */
export interface KeptFact {
  readonly version: number;
  readonly at: number;
  readonly fact: string;
}

/** A table that this device stores; `at` is when something last happened there. */
export interface KeptTable {
  readonly id: string;
  readonly setup: string;
  readonly info: TableInfo;
  readonly at: number;
  /** Present if the game was continued from another one. */
  readonly origin?: Origin | undefined;
}

interface Shelf extends DBSchema {
  tables: { key: string; value: KeptTable };
  facts: { key: [table: string, version: number]; value: KeptFact & { readonly table: string } };
}

/** More than anyone plays at once; the oldest are deleted. */
const mostTables = 20;

const shelf: Promise<IDBPDatabase<Shelf>> = openDB<Shelf>('kuhhandel', 1, {
  upgrade(database) {
    database.createObjectStore('tables', { keyPath: 'id' });
    database.createObjectStore('facts', { keyPath: ['table', 'version'] });
  },
});

const factsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Stores the table together with the new facts, in one transaction. */
export async function keep(table: KeptTable, facts: readonly KeptFact[]): Promise<void> {
  const work = (await shelf).transaction(['tables', 'facts'], 'readwrite');
  void work.objectStore('tables').put(table);
  for (const fact of facts) void work.objectStore('facts').put({ ...fact, table: table.id });
  await work.done;
}

/** Returns a table and all its facts in order; undefined if this device does not know it. */
export async function recall(id: string): Promise<{ table: KeptTable; facts: KeptFact[] } | undefined> {
  const work = (await shelf).transaction(['tables', 'facts']);
  const [table, facts] = await Promise.all([
    work.objectStore('tables').get(id),
    work.objectStore('facts').getAll(factsOf(id)),
  ]);
  return table === undefined ? undefined : { table, facts };
}

/** Returns all tables of this device, the one played last first. */
export async function keptTables(): Promise<KeptTable[]> {
  const tables = await (await shelf).getAll('tables');
  return tables.sort((one, other) => other.at - one.at);
}

export async function forget(id: string): Promise<void> {
  const work = (await shelf).transaction(['tables', 'facts'], 'readwrite');
  void work.objectStore('tables').delete(id);
  void work.objectStore('facts').delete(factsOf(id));
  await work.done;
}

/** Makes room for a new table: deletes finished games, and the oldest beyond the limit. */
export async function makeRoom(): Promise<void> {
  const tables = await keptTables();
  const gone = tables.filter(({ info }, place) => info.state === 'finished' || place >= mostTables - 1);
  for (const { id } of gone) await forget(id);
}
