import { ask, json } from './ask';
import type { NameTold, RatedGameTold } from './protocol';

/** Fetches the public data of a name, from its rated games. */
export const fetchName = (player: string) =>
  ask<NameTold>('/api/ratings', { method: 'POST', ...json({ player }) });

/** Fetches how a game changed the ratings of its players' names. */
export const fetchRatedGame = (table: string, game: number) =>
  ask<RatedGameTold>(`/api/tables/${encodeURIComponent(table)}/games/${String(game)}/ratings`);

/** The address of a name's page. */
export const addressOfName = (name: string) => `/names/${encodeURIComponent(name)}`;
