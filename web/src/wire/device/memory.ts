import type { DBSchema } from 'idb';
import { Database, orElse } from '../../browser/database';
import type { TableInfo } from '../protocol';
import type { Origin } from './requests';
import { unstored } from './unstored';

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

/** A table with its facts in order. */
export interface StoredGame {
  readonly table: StoredTable;
  readonly facts: readonly StoredFact[];
}

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
  facts: { key: [table: string, version: number]; value: StoredFact & { readonly table: string } };
}

/** More than anyone plays at once; the oldest are deleted. */
const mostTables = 20;

const database = new Database<Schema>('kuhhandel', 1, (fresh) => {
  fresh.createObjectStore('tables', { keyPath: 'id' });
  fresh.createObjectStore('facts', { keyPath: ['table', 'version'] });
});

const factsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Stores the table together with the new facts, in one transaction. Throws DatabaseUnavailable. */
export const keep = (table: StoredTable, facts: readonly StoredFact[]): Promise<void> =>
  database.use(async (connection) => {
    const work = connection.transaction(['tables', 'facts'], 'readwrite');
    const puts = [
      work.objectStore('tables').put(table),
      ...facts.map((fact) => work.objectStore('facts').put({ ...fact, table: table.id })),
    ];
    await Promise.all([...puts, work.done]);
  });

/** Returns undefined if this device does not know the table. Throws DatabaseUnavailable. */
export const recall = (id: string): Promise<StoredGame | undefined> =>
  database.use(async (connection) => {
    const work = connection.transaction(['tables', 'facts']);
    const [table, facts] = await Promise.all([
      work.objectStore('tables').get(id),
      work.objectStore('facts').getAll(factsOf(id)),
    ]);
    return table === undefined ? undefined : { table, facts };
  });

/** Returns all tables of this device, the one played last first. */
export async function storedTables(): Promise<StoredTable[]> {
  const here = unstored.all.map(({ table }) => table);
  const stored = await orElse(
    database.use((connection) => connection.getAll('tables')),
    [],
  );
  const others = stored.filter(({ id }) => unstored.of(id) === undefined);
  return [...here, ...others].sort((one, other) => other.at - one.at);
}

export async function forget(id: string): Promise<void> {
  unstored.forget(id);
  const work = database.use(async (connection) => {
    const changes = connection.transaction(['tables', 'facts'], 'readwrite');
    await Promise.all([
      changes.objectStore('tables').delete(id),
      changes.objectStore('facts').delete(factsOf(id)),
      changes.done,
    ]);
  });
  await orElse(work, undefined);
}

/** Makes room for a new table: deletes finished games, and the oldest beyond the limit. */
export async function makeRoom(): Promise<void> {
  const tables = await storedTables();
  const gone = tables.filter(({ info }, place) => info.state === 'finished' || place >= mostTables - 1);
  for (const { id } of gone) await forget(id);
}
