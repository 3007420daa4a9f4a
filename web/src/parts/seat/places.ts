import { densityClass } from '../cards/density';
import { lonePedigrees } from '../cards/herd';
import type { Seat, View } from '../../wire/protocol';

export type SeatPosition = 'l0' | 'l1' | 'l2' | 'r0' | 'r1' | 'r2';

const around: Readonly<Record<number, readonly SeatPosition[]>> = {
  1: ['l2'],
  2: ['l2', 'r2'],
  3: ['l1', 'l2', 'r2'],
  4: ['l1', 'l2', 'r2', 'r1'],
  5: ['l0', 'l1', 'l2', 'r2', 'r1'],
  6: ['l0', 'l1', 'l2', 'r2', 'r1', 'r0'],
};

/**
 * Returns the other seats clockwise from the viewer: left bottom up, then right top down. Spectators see all
 * of them.
 */
export function placesAround(seats: number, me: Seat | null): { seat: Seat; place: SeatPosition }[] {
  const first = me === null ? 0 : me + 1;
  const others = me === null ? seats : seats - 1;
  const places = around[others] ?? [];
  return places.map((place, index) => ({ seat: (first + index) % seats, place }));
}

/**
 * Returns the words of `data-herds`, by which the ring makes room for the longest row of animals of another
 * player. They are on the stage, because a ring that looked at the seats by `:has()` would be slower
 * (web/README.md).
 */
export function herdsAround({ seats, seat: me, herds, pedigrees }: View): string {
  const rows = placesAround(seats, me).map(({ seat }) => {
    const herd = herds[seat] ?? {};
    return Object.keys(herd).length + lonePedigrees(herd, pedigrees[seat] ?? []).length;
  });
  return densityClass(Math.max(...rows), 'herds');
}
