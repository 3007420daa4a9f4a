import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
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

let database: Promise<IDBPDatabase<Schema>> | undefined;
const open = (): Promise<IDBPDatabase<Schema>> =>
  (database ??= openDB<Schema>('kuhhandel-profile', judgement, {
    upgrade(database, before, _, work) {
      // Sums of different judgements do not make one profile.
      if (before > 0) {
        void work.objectStore('judged').clear();
        return;
      }
      database.createObjectStore('judged', { keyPath: 'id' });
      database.createObjectStore('played', { keyPath: 'id' });
    },
  }));

const latestFirst = (one: { readonly ended: number }, other: { readonly ended: number }): number =>
  other.ended - one.ended;

export const judgedGames = async (): Promise<JudgedGame[]> =>
  (await (await open()).getAll('judged')).sort(latestFirst);

export const playedHere = async (): Promise<PlayedHere[]> =>
  (await (await open()).getAll('played')).sort(latestFirst);

export async function keepJudged(game: JudgedGame): Promise<void> {
  await (await open()).put('judged', game);
}

/** Stores the game once: reopening a finished table does not make it a later game. */
export async function keepPlayed(game: PlayedHere): Promise<void> {
  const work = (await open()).transaction('played', 'readwrite');
  if ((await work.store.getKey(game.id)) === undefined) await work.store.put(game);
  const oldest = (await work.store.getAll()).sort(latestFirst).slice(mostPlayed);
  for (const { id } of oldest) await work.store.delete(id);
  await work.done;
}

/** Deletes all data that was stored for the profile. */
export async function forgetJudged(): Promise<void> {
  const work = (await open()).transaction(['judged', 'played'], 'readwrite');
  void work.objectStore('judged').clear();
  void work.objectStore('played').clear();
  await work.done;
}
