import { ask } from './ask';
import type { Replay, Seat } from './protocol';
import { fetchFromServer } from './servers';

/** The viewpoint in a finished game. */
export type Eyes = 'open' | 'audience' | Seat;

/** Fetches the running game as the seat of that key saw it so far. */
export const fetchSoFar = (table: string, token: string) =>
  ask<Replay>(`/api/tables/${encodeURIComponent(table)}/replay`, {
    headers: { authorization: `Bearer ${token}` },
  });

export const fetchReplay = (table: string, game: number, eyes: Eyes) =>
  ask<Replay>(`/api/tables/${encodeURIComponent(table)}/games/${game}/replay/${eyes}`);

/** Fetches the text of the record file. */
export async function fetchRecord(table: string, game: number): Promise<string> {
  const response = await fetchFromServer(`/api/tables/${encodeURIComponent(table)}/games/${game}/record`);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.text();
}
