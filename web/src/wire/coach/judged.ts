import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Balance, Habits } from './assessment';
import type { Seat } from '../protocol';

/** A game at a table of this device that its person has played to the end: no server has its record. */
export interface PlayedHere {
  /** Table and number of the game. */
  readonly id: string;
  /** Of the table. */
  readonly name: string;
  readonly edition: string;
  /** Milliseconds since the Unix epoch. */
  readonly ended: number;
  readonly seat: Seat;
  readonly record: string;
}

/** What the coach found of a game for one seat: small sums, from which a profile is made. */
export interface JudgedGame {
  readonly id: string;
  readonly edition: string;
  readonly ended: number;
  /** Absent where an older page kept it. */
  readonly seat?: Seat;
  readonly balance: Balance;
  readonly habits: Habits;
}

interface Shelf extends DBSchema {
  judged: { key: string; value: JudgedGame };
  played: { key: string; value: PlayedHere };
}

/** One more where the coach judges otherwise than before: all games are then judged again. */
export const judgement = 3;

/** Their records are what takes room; what was found of older ones stays. */
const mostPlayed = 40;

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;
const open = (): Promise<IDBPDatabase<Shelf>> =>
  (shelf ??= openDB<Shelf>('kuhhandel-profile', judgement, {
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

/** Once: a table that is looked at again after its end is not a later game. */
export async function keepPlayed(game: PlayedHere): Promise<void> {
  const work = (await open()).transaction('played', 'readwrite');
  if ((await work.store.getKey(game.id)) === undefined) await work.store.put(game);
  const oldest = (await work.store.getAll()).sort(latestFirst).slice(mostPlayed);
  for (const { id } of oldest) await work.store.delete(id);
  await work.done;
}

/** All that was kept for the profile. */
export async function forgetJudged(): Promise<void> {
  const work = (await open()).transaction(['judged', 'played'], 'readwrite');
  void work.objectStore('judged').clear();
  void work.objectStore('played').clear();
  await work.done;
}
