import { ownName } from './own-name.svelte';
import { ask, json } from './ask';
import { hearOf } from './edition-words';
import type { FoundTable, Lobby, NewSeat, NewTable, SeatKey, TableCode, TableInfo } from './protocol';

export async function fetchLobby() {
  const lobby = await ask<Lobby>('/api/lobby');
  if (lobby.ok) lobby.body.editions.forEach(hearOf);
  return lobby;
}

export const fetchTable = (table: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(table)}`);
/** What the table goes by while it waits. */
export const fetchCode = (table: string) => ask<TableCode>(`/api/tables/${encodeURIComponent(table)}/code`);
export const findByCode = (code: string) => ask<FoundTable>(`/api/codes/${encodeURIComponent(code)}`);
export const createTable = (table: NewTable) =>
  ask<SeatKey>('/api/tables', { method: 'POST', ...json(table, ownName.headers()) });
export const takeSeat = (table: string, wanted: NewSeat) =>
  ask<SeatKey>(`/api/tables/${encodeURIComponent(table)}/seats`, {
    method: 'POST',
    ...json(wanted, ownName.headers()),
  });
