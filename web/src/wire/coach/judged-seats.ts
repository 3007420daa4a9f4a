import type { DBSchema } from 'idb';
import { Database, orElse } from '../../browser/database';
import type { Seat } from '../protocol';
import { judgedGames, judgement, type JudgedGame } from './judged';

/** The same for any seat, for example of a fellow player. */
export interface JudgedSeat extends JudgedGame {
  readonly seat: Seat;
}

interface Schema extends DBSchema {
  judged: { key: [string, Seat]; value: JudgedSeat };
}

const database = new Database<Schema>('kuhhandel-players', judgement, (fresh, before, _, work) => {
  if (before > 0) void work.objectStore('judged').clear();
  else fresh.createObjectStore('judged', { keyPath: ['id', 'seat'] });
});

export async function keepJudgedSeat(game: JudgedSeat): Promise<void> {
  await orElse(
    database.use((connection) => connection.put('judged', game)),
    undefined,
  );
}

const isOfSeat = (game: JudgedGame): game is JudgedSeat => game.seat !== undefined;

/** Returns all results of this device, including those of the person's own games: nothing is judged twice. */
export async function judgedSeats(): Promise<readonly JudgedSeat[]> {
  const [others, own] = await Promise.all([
    orElse(
      database.use((connection) => connection.getAll('judged')),
      [],
    ),
    judgedGames(),
  ]);
  return [...others, ...own.filter(isOfSeat)];
}

/** Deletes all but the results of the person's own games. */
export async function forgetJudgedSeats(): Promise<void> {
  await orElse(
    database.use((connection) => connection.clear('judged')),
    undefined,
  );
}
