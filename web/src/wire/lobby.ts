import { ownName } from './own-name.svelte';
import { ask, json, type Answer } from './ask';
import { change } from './change';
import { reachAt } from './reach';
import { registerEditionWords } from './edition-words';
import { seatKeyOf } from './seat-keys';
import type {
  FaceId,
  FoundTable,
  KeptFor,
  Lobby,
  NewSeat,
  NewTable,
  PlayRequest,
  ScreenTable,
  SeatKey,
  TableCode,
  TableInfo,
} from './protocol';

export async function fetchLobby() {
  const lobby = await ask<Lobby>('/api/lobby');
  if (lobby.ok) lobby.body.editions.forEach(registerEditionWords);
  return lobby;
}

export const fetchTable = (table: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(table)}`);
/** Fetches the code of a waiting table, and the address at which others reach it. */
export async function fetchCode(table: string) {
  const answer = await ask<TableCode>(`/api/tables/${encodeURIComponent(table)}/code`);
  if (answer.ok) reachAt(answer.body.address);
  return answer;
}
export const findByCode = (code: string) => ask<FoundTable>(`/api/codes/${encodeURIComponent(code)}`);
const codeLength = 6;

/** Finds a table by the code that people type, or by its id, which is the end of a link and also finds running tables. */
export async function findTable(code: string): Promise<Answer<FoundTable>> {
  const found = code.length > codeLength ? undefined : await findByCode(code);
  if (found?.ok === true) return found;
  const table = await fetchTable(code);
  return table.ok ? { ok: true, body: { table: table.body.id } } : table;
}
/**
 * Opens a table that a big screen shows, without anybody on a seat: the first who sits down is the host. With its key
 * this screen gives orders too.
 */
export const openForScreen = (table: Omit<NewTable, 'player'>) =>
  change<ScreenTable>('/api/tables', { method: 'POST', ...json({ ...table, big_screen: true }) });
export const createTable = (table: NewTable) =>
  change<SeatKey>('/api/tables', { method: 'POST', ...json(table, ownName.headers()) });
/** Requests a seat among strangers at once. */
export const askForSeat = (wanted: PlayRequest) =>
  change<SeatKey>('/api/play', { method: 'POST', ...json(wanted, ownName.headers()) });
/**
 * The same for a player who already waits at that table; returns their own seat if nobody waits elsewhere.
 */
export const askForBetterSeat = (wanted: PlayRequest, table: string) =>
  change<SeatKey | FoundTable>('/api/play', {
    method: 'POST',
    ...json({ ...wanted, waits_at: table, token: seatKeyOf(table)?.token ?? '' }, ownName.headers()),
  });
const seatAs = (table: string, wanted: NewSeat, headers: Record<string, string>) =>
  change<SeatKey>(`/api/tables/${encodeURIComponent(table)}/seats`, {
    method: 'POST',
    ...json(wanted, headers),
  });
export const takeSeat = (table: string, wanted: NewSeat) => seatAs(table, wanted, ownName.headers());
/** Takes a seat for a further person who plays in this browser: its registered name is not theirs. */
export const takeSharedSeat = (table: string, wanted: NewSeat) => seatAs(table, wanted, {});
/** Fetches how long the server stores each kind of data. */
export const fetchKeeping = () => ask<KeptFor>('/api/keeping');
/** Reports the player on that seat, in the name of this browser's seat there. */
export const reportPlayer = (table: string, seat: number, words: string) =>
  change<unknown>(`/api/tables/${encodeURIComponent(table)}/reports`, {
    method: 'POST',
    ...json({ token: seatKeyOf(table)?.token ?? '', seat, words }),
  });
/** Renames the player of this browser's seat there. */
export const changeName = (table: string, player: string) =>
  change<TableInfo>(`/api/tables/${encodeURIComponent(table)}/name`, {
    method: 'PUT',
    ...json({ player, token: seatKeyOf(table)?.token ?? '' }, ownName.headers()),
  });
/** Changes the face of the player of this browser's seat there; null: none. */
export const changeFace = (table: string, face: FaceId | null) =>
  change<TableInfo>(`/api/tables/${encodeURIComponent(table)}/face`, {
    method: 'PUT',
    ...json({ face, token: seatKeyOf(table)?.token ?? '' }),
  });
