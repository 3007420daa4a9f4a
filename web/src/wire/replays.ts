import { ask } from './ask';
import type { Replay, Seat } from './protocol';

/** Whose eyes look at a game that is over. */
export type Eyes = 'open' | 'audience' | Seat;

export const fetchReplay = (table: string, game: number, eyes: Eyes) =>
  ask<Replay>(`/api/tables/${encodeURIComponent(table)}/games/${game}/replay/${eyes}`);
