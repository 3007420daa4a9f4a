import { ask, json } from './ask';
import { change } from './change';
import type { NameKey, OwnSeats, SeatKey } from './protocol';

/** The key goes in a header, so that no logged address opens anything. */
const withKey = (key: string) => ({ authorization: `Bearer ${key}` });

export const claimName = (player: string) =>
  change<NameKey>('/api/names', { method: 'POST', ...json({ player }) });

export const openName = (key: string) => ask<OwnSeats>('/api/name', { headers: withKey(key) });

/** Assigns a seat that was taken earlier to the name. */
export const bringSeat = (key: string, { table, token }: SeatKey) =>
  change<OwnSeats>(`/api/name/seats?table=${table}`, {
    method: 'POST',
    ...json({ table, token }, withKey(key)),
  });

export const giveUpName = (key: string) =>
  change<unknown>('/api/name', { method: 'DELETE', headers: withKey(key) });
