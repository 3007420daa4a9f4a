import type { Seat } from '../../wire/protocol';

/** Returns the seats whose turns follow `turn`, up to the viewer's; empty if it is the viewer's turn now. */
export function nextSeats(turn: Seat, me: Seat | null, seats: number): Seat[] {
  if (me === null || turn === me) return [];
  const steps = (me - turn + seats) % seats;
  return Array.from({ length: steps }, (_, step) => (turn + step + 1) % seats);
}
