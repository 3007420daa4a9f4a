import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Seat } from '../protocol';
import { judgedGames, judgement, type JudgedGame } from './judged';

/** The same for any seat, for example of a fellow player. */
export interface JudgedSeat extends JudgedGame {
  readonly seat: Seat;
}

interface Schema extends DBSchema {
  judged: { key: [string, Seat]; value: JudgedSeat };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;
const open = (): Promise<IDBPDatabase<Schema>> =>
  (database ??= openDB<Schema>('kuhhandel-players', judgement, {
    upgrade(database, before, _, work) {
      if (before > 0) {
        void work.objectStore('judged').clear();
        return;
      }
      database.createObjectStore('judged', { keyPath: ['id', 'seat'] });
    },
  }));

export async function keepJudgedSeat(game: JudgedSeat): Promise<void> {
  await (await open()).put('judged', game);
}

const isOfSeat = (game: JudgedGame): game is JudgedSeat => game.seat !== undefined;

/** Returns all results of this device, including those of the person's own games: nothing is judged twice. */
export async function judgedSeats(): Promise<readonly JudgedSeat[]> {
  const [others, own] = await Promise.all([(await open()).getAll('judged'), judgedGames()]);
  return [...others, ...own.filter(isOfSeat)];
}

/** Deletes all but the results of the person's own games. */
export async function forgetJudgedSeats(): Promise<void> {
  await (await open()).clear('judged');
}
