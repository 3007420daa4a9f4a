import type { Seat } from '../../../wire/protocol';

/** A place around a tablet that is flat on the table, clockwise from the near right corner. */
export type Edge = 'near-right' | 'near-left' | 'left' | 'far-left' | 'far-right' | 'right';

const places: Readonly<Record<number, readonly Edge[]>> = {
  2: ['near-right', 'far-left'],
  3: ['near-right', 'near-left', 'far-left'],
  4: ['near-right', 'near-left', 'far-left', 'far-right'],
  5: ['near-right', 'near-left', 'far-left', 'far-right', 'right'],
  6: ['near-right', 'near-left', 'left', 'far-left', 'far-right', 'right'],
};

/** Returns where a player sits, in the order of the seats. */
export const edgeOf = (seat: Seat, seats: number): Edge => places[seats]?.[seat] ?? 'near-right';

const quarters: Readonly<Record<Edge, number>> = {
  'near-right': 0,
  'near-left': 0,
  left: 1,
  'far-left': 2,
  'far-right': 2,
  right: -1,
};

/** Returns by how many quarters something is turned so that the player there can read it. */
export const quartersFor = (seat: Seat, seats: number): number => quarters[edgeOf(seat, seats)];
