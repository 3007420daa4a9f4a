import { count, number, objectOf, parsed, text } from '../browser/shapes';
import { deviceStore } from '../browser/storage';
import { atEnd, originForOthers } from './reach';
import type { SeatKey } from './protocol';

const name = (table: string) => `kuhhandel.seat.${table}`;

/** The token is the seat: it stays in this browser and opens the same seat again after a reload. */
export const seatKeyOf = (table: string): StoredKey | undefined =>
  parsed(deviceStore.get(name(table)), shape);

/** A key as it is stored; keys of earlier versions lack the time and the player's name. */
interface StoredKey extends SeatKey {
  readonly at?: number;
  readonly player?: string;
  /** The token that a link of a seat has replaced; it counts again if the server does not know the new one. */
  readonly before?: string;
}

const shape = objectOf<StoredKey>(
  { table: text, seat: count, token: text, at: number, player: text, before: text },
  ['table', 'seat', 'token'],
);

/** Returns all seats of this browser, the latest first. */
export function seatKeys(): readonly SeatKey[] {
  const tables = deviceStore.keys(name('')).map((key) => key.slice(name('').length));
  const keys = tables.flatMap((table): StoredKey[] => [seatKeyOf(table) ?? []].flat());
  return keys.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

export function keepSeatKey(key: SeatKey): void {
  const kept: StoredKey = { ...key, at: Date.now() };
  deviceStore.set(name(key.table), JSON.stringify(kept));
}

/** Stores the player's name at that table, by which they recognise themselves with or without a seat. */
export function keepSeatName(table: string, player: string): void {
  const key = seatKeyOf(table);
  if (key === undefined || (key.player === player && key.before === undefined)) return;
  deviceStore.set(name(table), JSON.stringify({ ...key, player, before: undefined }));
}

/** Returns a link that opens the seat of that token on another device. */
export const seatLink = (table: string, token: string): string =>
  `${originForOthers()}/t/${table}#${atEnd(token)}`;

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
  const key: StoredKey = { table, seat: 0, token, at: Date.now(), ...(before && { before: before.token }) };
  deviceStore.set(name(table), JSON.stringify(key));
}

/** Deletes a key that the server does not know; a key that it had replaced counts again. */
export function dropSeatKey(table: string): void {
  const before = seatKeyOf(table)?.before;
  if (before === undefined) forgetSeatKey(table);
  else keepSeatKey({ table, seat: 0, token: before });
}

/** Whether this browser could not store the seat: it is lost when the page is closed, unless its address is kept. */
export const isSeatUnstored = (table: string): boolean => deviceStore.isOnlyInMemory(name(table));

/** Puts a seat that could not be stored into the address of this page, which opens it again after a reload. */
export function keepSeatInAddress(table: string): void {
  const key = seatKeyOf(table);
  if (key === undefined || !isSeatUnstored(table)) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${atEnd(key.token)}`);
}

export function forgetSeatKey(table: string): void {
  deviceStore.remove(name(table));
}
