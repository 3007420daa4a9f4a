import { count, listOf, objectOf, parsed, text } from '../browser/shapes';
import { deviceStore } from '../browser/storage';
import { keepSeatKey, keepSeatName } from './seat-keys';
import type { SeatKey } from './protocol';

/** The seat of a further person who plays in this browser. */
export interface SharedSeat extends SeatKey {
  readonly player: string;
}

const name = (table: string) => `kuhhandel.shared-seats.${table}`;
const shape = listOf(
  objectOf<SharedSeat>({ table: text, seat: count, token: text, player: text }, [
    'table',
    'seat',
    'token',
    'player',
  ]),
);

/** Returns the seats of the further people who share this browser at that table. */
export const sharedSeatsOf = (table: string): readonly SharedSeat[] =>
  parsed(deviceStore.get(name(table)), shape) ?? [];

function keep(table: string, seats: readonly SharedSeat[]): void {
  if (seats.length === 0) deviceStore.remove(name(table));
  else deviceStore.set(name(table), JSON.stringify(seats));
}

export const keepSharedSeat = (seat: SharedSeat): void =>
  keep(seat.table, [...sharedSeatsOf(seat.table), seat]);

export const forgetSharedSeat = (table: string, token: string): void =>
  keep(
    table,
    sharedSeatsOf(table).filter((seat) => seat.token !== token),
  );

/** Makes the first shared seat this browser's own one, which it has lost; undefined if there is none. */
export function ownSharedSeat(table: string): SeatKey | undefined {
  const [first] = sharedSeatsOf(table);
  if (first === undefined) return undefined;
  forgetSharedSeat(table, first.token);
  keepSeatKey({ table, seat: first.seat, token: first.token });
  keepSeatName(table, first.player);
  return first;
}
