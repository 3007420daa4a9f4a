import type { DBSchema } from 'idb';
import { Database, orElse } from '../../browser/database';
import type { Balance, Habits } from './assessment';
import type { Seat } from '../protocol';

/** A game at a device table that its person has played to the end. No server has its record. */
export interface PlayedHere {
  /** Table and number of the game. */
  readonly id: string;
  /** The table's name. */
  readonly name: string;
  readonly edition: string;
  /** Milliseconds since the Unix epoch. */
  readonly ended: number;
  readonly seat: Seat;
  readonly record: string;
}

/** The coach's findings in a game for one seat: small sums, from which a profile is made. */
export interface JudgedGame {
  readonly id: string;
  readonly edition: string;
  readonly ended: number;
  /** Absent if an older page stored it. */
  readonly seat?: Seat;
  readonly balance: Balance;
  readonly habits: Habits;
}

interface Schema extends DBSchema {
  judged: { key: string; value: JudgedGame };
  played: { key: string; value: PlayedHere };
}

/** Increased when the coach judges differently than before: all games are then judged again. */
export const judgement = 3;

/** Only the records take room; the results of older games stay. */
const mostPlayed = 40;

const database = new Database<Schema>('kuhhandel-profile', judgement, (fresh, before, _, work) => {
  // Sums of different judgements do not make one profile.
  if (before > 0) {
    void work.objectStore('judged').clear();
    return;
  }
  fresh.createObjectStore('judged', { keyPath: 'id' });
  fresh.createObjectStore('played', { keyPath: 'id' });
});

const latestFirst = (one: { readonly ended: number }, other: { readonly ended: number }): number =>
  other.ended - one.ended;

/** Returns the games that were judged on this device; none if the browser stores nothing. */
export async function judgedGames(): Promise<JudgedGame[]> {
  const games = database.use((connection) => connection.getAll('judged'));
  return (await orElse(games, [])).sort(latestFirst);
}

export async function playedHere(): Promise<PlayedHere[]> {
  const games = database.use((connection) => connection.getAll('played'));
  return (await orElse(games, [])).sort(latestFirst);
}

export async function keepJudged(game: JudgedGame): Promise<void> {
  await orElse(
    database.use((connection) => connection.put('judged', game)),
    undefined,
  );
}

/** Stores the game once: reopening a finished table does not make it a later game. */
export async function keepPlayed(game: PlayedHere): Promise<void> {
  const stored = database.use(async (connection) => {
    const work = connection.transaction('played', 'readwrite');
    if ((await work.store.getKey(game.id)) === undefined) await work.store.put(game);
    const oldest = (await work.store.getAll()).sort(latestFirst).slice(mostPlayed);
    for (const { id } of oldest) await work.store.delete(id);
    await work.done;
  });
  await orElse(stored, undefined);
}

/** Deletes all data that was stored for the profile. */
export async function forgetJudged(): Promise<void> {
  const deleted = database.use(async (connection) => {
    const work = connection.transaction(['judged', 'played'], 'readwrite');
    await Promise.all([work.objectStore('judged').clear(), work.objectStore('played').clear(), work.done]);
  });
  await orElse(deleted, undefined);
}
