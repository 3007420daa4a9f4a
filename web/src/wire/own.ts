import { ask, json } from './ask';
import type { KnownSeat, OwnTables } from './protocol';

/** The most seats in one request. */
export const mostAtOnce = 24;

/** Fetches the tables of these seats, and the games that were played there. */
export const fetchOwn = (seats: readonly KnownSeat[]) =>
  ask<OwnTables>('/api/seats', {
    method: 'POST',
    ...json({ seats: seats.map(({ table, token }) => ({ table, token })) }),
  });
