import { ask, json } from './ask';
import type { NameTold, RatedGameTold } from './protocol';

/** What anybody may know of a name, from its rated games. */
export const fetchName = (player: string) =>
  ask<NameTold>('/api/ratings', { method: 'POST', ...json({ player }) });

/** What a game changed for the names that it was played for. */
export const fetchRatedGame = (table: string, game: number) =>
  ask<RatedGameTold>(`/api/tables/${encodeURIComponent(table)}/games/${String(game)}/ratings`);

/** The page of a name. */
export const addressOfName = (name: string) => `/names/${encodeURIComponent(name)}`;
