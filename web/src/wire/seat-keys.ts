import { originForOthers } from './reach';
import type { SeatKey } from './protocol';

const name = (table: string) => `kuhhandel.seat.${table}`;

/** The token is the seat: it stays in this browser and opens the same seat again after a reload. */
export function seatKeyOf(table: string): KeptKey | undefined {
  const text = localStorage.getItem(name(table));
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as KeptKey;
  } catch {
    return undefined;
  }
}

/** A key as it is kept; those of earlier versions do not say since when, nor by which name one goes there. */
interface KeptKey extends SeatKey {
  readonly at?: number;
  readonly player?: string;
}

/** All the seats of this browser, the one that was taken last first. */
export function seatKeys(): readonly SeatKey[] {
  const tables = Object.keys(localStorage).flatMap((key) =>
    key.startsWith(name('')) ? [key.slice(name('').length)] : [],
  );
  const keys = tables.flatMap((table): KeptKey[] => [seatKeyOf(table) ?? []].flat());
  return keys.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

export function keepSeatKey(key: SeatKey): void {
  const kept: KeptKey = { ...key, at: Date.now() };
  localStorage.setItem(name(key.table), JSON.stringify(kept));
}

/** By which name whoever has the key goes at that table: by it they know themselves again there, with a seat or without. */
export function keepSeatName(table: string, player: string): void {
  const key = seatKeyOf(table);
  if (key === undefined || key.player === player) return;
  localStorage.setItem(name(table), JSON.stringify({ ...key, player }));
}

/** Opens this browser's seat on another device; none where it has no seat there. */
export function seatLinkOf(table: string): string | undefined {
  const token = seatKeyOf(table)?.token;
  return token === undefined ? undefined : `${originForOthers()}/t/${table}#${token}`;
}

/** Takes the seat that the address brings along, if any, and the token out of the address. A seat that this browser has there already stays. */
export function takeSeatLink(table: string): void {
  const token = location.hash.slice(1);
  if (token === '') return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (seatKeyOf(table) === undefined) keepSeatKey({ table, seat: 0, token });
}

export function forgetSeatKey(table: string): void {
  localStorage.removeItem(name(table));
}
