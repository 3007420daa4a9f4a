import { ownName } from './own-name.svelte';
import { ask, json } from './ask';
import type { Lobby, NewTable, SeatKey, TableInfo } from './protocol';

export const fetchLobby = () => ask<Lobby>('/api/lobby');
export const fetchTable = (table: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(table)}`);
export const createTable = (table: NewTable) =>
  ask<SeatKey>('/api/tables', { method: 'POST', ...json(table, ownName.headers()) });
export const takeSeat = (table: string, player: string) =>
  ask<SeatKey>(`/api/tables/${encodeURIComponent(table)}/seats`, {
    method: 'POST',
    ...json({ player }, ownName.headers()),
  });
