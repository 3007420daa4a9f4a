import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';

/** Milliseconds after which a database that does not open counts as unavailable. */
const patience = 5000;

/** The browser has no database for this page: it is blocked, damaged, or full. */
export class DatabaseUnavailable extends Error {
  constructor(readonly reason: unknown) {
    super(String(reason));
  }
  get isFull(): boolean {
    return isNamed(this.reason, 'QuotaExceededError');
  }
}

/** Returns `otherwise` if the browser has no database for this page. */
export async function orElse<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return otherwise;
    throw error;
  }
}

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof DOMException && names.includes(error.name);

/**
 * The browser has closed the connection: another page upgrades the database, the user deletes its data, or
 * Safari lost its database process.
 */
const isLost = (error: unknown): boolean =>
  isNamed(error, 'InvalidStateError', 'UnknownError', 'AbortError', 'TransactionInactiveError');

const afterPatience = (): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error('The database did not open in time.')), patience),
  );

/** An IndexedDB database whose connection is opened when it is needed, and again after it was lost. */
export class Database<Schema extends DBSchema> {
  #connection: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(
    readonly name: string,
    readonly version: number,
    readonly upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
    readonly open: typeof openDB<Schema> = openDB,
  ) {}

  /**
   * Runs the work on an open connection. Work that loses its connection is run once more, so it must be safe to
   * repeat. Throws DatabaseUnavailable if there is no database.
   */
  async use<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    const connection = this.#connected();
    try {
      return await work(await connection);
    } catch (error) {
      if (isNamed(error, 'QuotaExceededError')) throw new DatabaseUnavailable(error);
      if (!isLost(error)) throw error;
      this.#drop(connection);
      return this.#repeat(work);
    }
  }

  async #repeat<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    const connection = this.#connected();
    try {
      return await work(await connection);
    } catch (error) {
      if (isLost(error)) this.#drop(connection);
      if (isLost(error) || isNamed(error, 'QuotaExceededError')) throw new DatabaseUnavailable(error);
      throw error;
    }
  }

  #connected(): Promise<IDBPDatabase<Schema>> {
    this.#connection ??= this.#connect();
    return this.#connection;
  }

  #connect(): Promise<IDBPDatabase<Schema>> {
    const connection = this.#opened().catch((error: unknown) => {
      // The next use tries again: the user may have allowed it.
      this.#drop(connection);
      throw new DatabaseUnavailable(error);
    });
    return connection;
  }

  async #opened(): Promise<IDBPDatabase<Schema>> {
    let late = false;
    const opening = this.open(this.name, this.version, {
      upgrade: this.upgrade,
      // Another page has a newer version, and waits for this connection to close.
      blocking: (_, __, event) => {
        this.#connection = undefined;
        (event.target as IDBDatabase).close();
      },
      terminated: () => (this.#connection = undefined),
    });
    opening.then(
      (database) => late && database.close(),
      () => undefined,
    );
    try {
      return await Promise.race([opening, afterPatience()]);
    } catch (error) {
      late = true;
      throw error;
    }
  }

  #drop(connection: Promise<IDBPDatabase<Schema>>): void {
    if (this.#connection === connection) this.#connection = undefined;
  }
}
