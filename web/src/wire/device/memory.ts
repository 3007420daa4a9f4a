import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { TableInfo } from '../protocol';
import type { Origin } from './requests';

/** A fact as a device table gave it to be kept. */
export interface KeptFact {
  readonly version: number;
  readonly at: number;
  readonly fact: string;
}

/** A table as this device remembers it; `at` is when something last happened there. */
export interface KeptTable {
  readonly id: string;
  readonly setup: string;
  readonly info: TableInfo;
  readonly at: number;
  /** Of a game that was played on from another. */
  readonly origin?: Origin | undefined;
}

interface Shelf extends DBSchema {
  tables: { key: string; value: KeptTable };
  facts: { key: [table: string, version: number]; value: KeptFact & { readonly table: string } };
}

/** More than anyone plays at once; the oldest make room. */
const mostTables = 20;

const shelf: Promise<IDBPDatabase<Shelf>> = openDB<Shelf>('kuhhandel', 1, {
  upgrade(database) {
    database.createObjectStore('tables', { keyPath: 'id' });
    database.createObjectStore('facts', { keyPath: ['table', 'version'] });
  },
});

const factsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Keeps the table as it now stands together with what happened: all of it or nothing. */
export async function keep(table: KeptTable, facts: readonly KeptFact[]): Promise<void> {
  const work = (await shelf).transaction(['tables', 'facts'], 'readwrite');
  void work.objectStore('tables').put(table);
  for (const fact of facts) void work.objectStore('facts').put({ ...fact, table: table.id });
  await work.done;
}

/** A table and all its facts in order; undefined where this device does not know it. */
export async function recall(id: string): Promise<{ table: KeptTable; facts: KeptFact[] } | undefined> {
  const work = (await shelf).transaction(['tables', 'facts']);
  const [table, facts] = await Promise.all([
    work.objectStore('tables').get(id),
    work.objectStore('facts').getAll(factsOf(id)),
  ]);
  return table === undefined ? undefined : { table, facts };
}

/** All tables of this device, the one played last first. */
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

/** Makes room for a new table: games that are over go, and the oldest beyond what is kept. */
export async function makeRoom(): Promise<void> {
  const tables = await keptTables();
  const gone = tables.filter(({ info }, place) => info.state === 'finished' || place >= mostTables - 1);
  for (const { id } of gone) await forget(id);
}
