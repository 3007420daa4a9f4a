import { ask, json } from './ask';
import { change } from './change';
import type { BlockChange, OwnBlocks, SittingAs } from './protocol';
import { seatKeyOf } from './seat-keys';

const withKey = (key: string) => ({ authorization: `Bearer ${key}` });

/** Fetches the players blocked by the name that the key opens. */
export const fetchBlocks = (key: string) => ask<OwnBlocks>('/api/name/blocks', { headers: withKey(key) });
export const changeBlocks = (key: string, blocks: BlockChange) =>
  change<OwnBlocks>('/api/name/blocks', { method: 'POST', ...json(blocks, withKey(key)) });

/** Fetches the name of another player at a table where this browser has a seat. */
export const fetchSitting = (table: string, seat: number) =>
  ask<SittingAs>(`/api/tables/${encodeURIComponent(table)}/sitting`, {
    method: 'POST',
    ...json({ token: seatKeyOf(table)?.token ?? '', seat }),
  });
