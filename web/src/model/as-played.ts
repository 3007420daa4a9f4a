import type { SeatInfo } from '../wire/protocol';
import type { Model } from './model';

/** Returns the table as it was at the end of the finished game: people who sat down later did not play it. */
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
