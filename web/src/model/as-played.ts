import type { SeatInfo } from '../wire/protocol';
import type { Model } from './model';

/** The table as it was when the game that is over ended: who sits down after it has not played it. */
export function asPlayed(model: Model): Model {
  const { table, you } = model;
  const players = table.played_by;
  if (players === undefined) return model;
  const hasPlayed = (seat: number) => {
    const info = table.seats[seat];
    return info !== undefined && info.kind !== 'empty' && info.name === players[seat];
  };
  const seats = table.seats.map(
    (info, seat): SeatInfo =>
      hasPlayed(seat) ? info : { kind: 'person', name: players[seat] ?? '', away: true, lag: 0 },
  );
  const own = you.seat !== null && hasPlayed(you.seat) ? you.seat : null;
  return { ...model, table: { ...table, seats }, you: { ...you, seat: own } };
}
