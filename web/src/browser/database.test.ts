import type { IDBPDatabase, OpenDBCallbacks } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { Database, DatabaseUnavailable, orElse } from './database';

type Callbacks = OpenDBCallbacks<never>;
const connections: { close: () => void; callbacks: Callbacks }[] = [];
afterEach(() => {
  connections.length = 0;
  vi.useRealTimers();
});

/** Opens a connection that only counts; `fails` are the errors of the first attempts. */
function database(fails: Error[] = []) {
  const open = vi.fn((_name: string, _version?: number, callbacks: Callbacks = {}) => {
    const error = fails.shift();
    if (error !== undefined) return Promise.reject(error);
    const connection = { close: vi.fn(), callbacks };
    connections.push(connection);
    return Promise.resolve(connection as unknown as IDBPDatabase<never>);
  });
  return { open, database: new Database<never>('games', 1, () => undefined, open) };
}

const named = (name: string) => new DOMException('', name);

/** Fails that many times, as a connection does that the browser has closed. */
const losing = (times: number, name: string) =>
  vi.fn(() => (times-- > 0 ? Promise.reject(named(name)) : Promise.resolve('done')));

it('opens once, when it is first used', async () => {
  const { open, database: games } = database();
  expect(open).not.toHaveBeenCalled();
  await games.use(() => Promise.resolve());
  await games.use(() => Promise.resolve());
  expect(open).toHaveBeenCalledOnce();
});

// InvalidStateError: "The database connection is closing". UnknownError: Safari's "Connection to Indexed
// Database server lost". AbortError: the user deletes the data of the page.
it.each(['InvalidStateError', 'UnknownError', 'AbortError'])('opens again after a %s', async (name) => {
  const { open, database: games } = database();
  const work = losing(1, name);
  expect(await games.use(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
  expect(open).toHaveBeenCalledTimes(2);
});

it('opens again after the browser has closed the connection', async () => {
  const { open, database: games } = database();
  await games.use(() => Promise.resolve());
  connections[0]?.callbacks.terminated?.();
  await games.use(() => Promise.resolve());
  expect(open).toHaveBeenCalledTimes(2);
});

it('closes for another page that has a newer version, and opens again', async () => {
  const { open, database: games } = database();
  await games.use(() => Promise.resolve());
  const target = { close: vi.fn() };
  connections[0]?.callbacks.blocking?.(1, 2, { target } as unknown as IDBVersionChangeEvent);
  expect(target.close).toHaveBeenCalled();
  await games.use(() => Promise.resolve());
  expect(open).toHaveBeenCalledTimes(2);
});

it('is unavailable if it cannot be opened, and tries again next time', async () => {
  const { database: games } = database([named('SecurityError')]);
  await expect(games.use(() => Promise.resolve())).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await games.use(() => Promise.resolve('done'))).toBe('done');
});

it('is unavailable if it does not open in time', async () => {
  vi.useFakeTimers();
  const open = () => new Promise<never>(() => undefined);
  const games = new Database<never>('games', 1, () => undefined, open);
  const used = orElse(
    games.use(() => Promise.resolve('done')),
    'nothing',
  );
  await vi.advanceTimersByTimeAsync(6000);
  expect(await used).toBe('nothing');
});

it('is unavailable if it is full, and reports it', async () => {
  const { database: games } = database();
  const full = games.use(() => Promise.reject(named('QuotaExceededError')));
  await expect(full).rejects.toMatchObject({ isFull: true });
});

it('a programming error is not hidden', async () => {
  const { database: games } = database();
  await expect(games.use(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});
