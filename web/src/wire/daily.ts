import { ask, json } from './ask';
import type { DailyTally } from './protocol';

/** How a day's deal went for all, as somebody with so many points sees it. */
export const fetchDaily = (day: string, points: number) =>
  ask<DailyTally>(`/api/daily/${day}/${String(points)}`);

/** Has somebody's game counted, by the commands of its record; nothing says who they are. */
export const countDaily = (day: string, commands: readonly unknown[]) =>
  ask<DailyTally>(`/api/daily/${day}`, { method: 'POST', ...json({ commands }) });
