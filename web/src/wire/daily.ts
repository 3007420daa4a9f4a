import { ask, json } from './ask';
import { change } from './change';
import type { DailyTally } from './protocol';

/** Fetches how all players did at a day's deal, compared with that many points. */
export const fetchDaily = (day: string, points: number) =>
  ask<DailyTally>(`/api/daily/${day}/${String(points)}`);

/** Sends a game by its record's commands to be counted, without anything about the player. */
export const countDaily = (day: string, commands: readonly unknown[]) =>
  change<DailyTally>(`/api/daily/${day}`, { method: 'POST', ...json({ commands }) });
