import { originForOthers } from './reach';
import type { SeatKey } from './protocol';

const name = (table: string) => `kuhhandel.seat.${table}`;

/** The token is the seat: it stays in this browser and opens the same seat again after a reload. */
export function seatKeyOf(table: string): StoredKey | undefined {
  const text = localStorage.getItem(name(table));
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as StoredKey;
  } catch {
    return undefined;
  }
}

/** A key as it is stored; keys of earlier versions lack the time and the player's name. */
interface StoredKey extends SeatKey {
  readonly at?: number;
  readonly player?: string;
  /** The key that a link of a seat has replaced; it counts again if the server does not know the new one. */
  readonly before?: KeptKey;
}

/** Returns all seats of this browser, the latest first. */
export function seatKeys(): readonly SeatKey[] {
  const tables = Object.keys(localStorage).flatMap((key) =>
    key.startsWith(name('')) ? [key.slice(name('').length)] : [],
  );
  const keys = tables.flatMap((table): StoredKey[] => [seatKeyOf(table) ?? []].flat());
  return keys.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

export function keepSeatKey(key: SeatKey): void {
  const kept: StoredKey = { ...key, at: Date.now() };
  localStorage.setItem(name(key.table), JSON.stringify(kept));
}

/** Stores the player's name at that table, by which they recognise themselves with or without a seat. */
export function keepSeatName(table: string, player: string): void {
  const key = seatKeyOf(table);
  if (key === undefined || (key.player === player && key.before === undefined)) return;
  localStorage.setItem(name(table), JSON.stringify({ ...key, player, before: undefined }));
}

/** Returns a link that opens this browser's seat on another device; undefined if it has no seat there. */
export function seatLinkOf(table: string): string | undefined {
  const token = seatKeyOf(table)?.token;
  return token === undefined ? undefined : `${originForOthers()}/t/${table}#${token}`;
}

/**
 * Takes the seat from the address, if any, and removes the token from the address. It replaces the key that
 * this browser has there.
 */
export function takeSeatLink(table: string): void {
  const token = location.hash.slice(1);
  if (token === '') return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const before = seatKeyOf(table);
  if (!/^[\w-]{16,}$/.test(token) || before?.token === token) return;
  const kept: KeptKey = { table, seat: 0, token, at: Date.now(), ...(before && { before }) };
  localStorage.setItem(name(table), JSON.stringify(kept));
}

/** Deletes a key that the server does not know; a key that it had replaced counts again. */
export function dropSeatKey(table: string): void {
  const before = seatKeyOf(table)?.before;
  if (before === undefined) forgetSeatKey(table);
  else localStorage.setItem(name(table), JSON.stringify(before));
}

export function forgetSeatKey(table: string): void {
  localStorage.removeItem(name(table));
}
