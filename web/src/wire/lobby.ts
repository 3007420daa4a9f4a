import type { Lobby, LobbyError, NewTable, SeatKey, TableInfo } from './protocol';

export type LobbyAnswer<Body> = { ok: true; body: Body } | { ok: false; error: LobbyError };

const unreachableServer: LobbyError = { error: 'no_line', message: 'The server does not answer.' };

async function ask<Body>(path: string, body?: unknown): Promise<LobbyAnswer<Body>> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(path, request);
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, body: answer as Body } : { ok: false, error: answer as LobbyError };
  } catch {
    return { ok: false, error: unreachableServer };
  }
}

export const fetchLobby = () => ask<Lobby>('/api/lobby');
export const fetchTable = (table: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(table)}`);
export const createTable = (table: NewTable) => ask<SeatKey>('/api/tables', table);
export const takeSeat = (table: string, player: string) =>
  ask<SeatKey>(`/api/tables/${encodeURIComponent(table)}/seats`, { player });
