import type { SeatKey } from './protocol';

const name = (table: string) => `kuhhandel.seat.${table}`;

/** The token is the seat: it stays in this browser and opens the same seat again after a reload. */
export function seatKeyOf(table: string): SeatKey | undefined {
  const text = localStorage.getItem(name(table));
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as SeatKey;
  } catch {
    return undefined;
  }
}

export function keepSeatKey(key: SeatKey): void {
  localStorage.setItem(name(key.table), JSON.stringify(key));
}

export function forgetSeatKey(table: string): void {
  localStorage.removeItem(name(table));
}
