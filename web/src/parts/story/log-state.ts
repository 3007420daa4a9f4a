import type { GameModel } from '../../model/model';
import type { AnimalId, Bid, GameEvent, Seat, View } from '../../wire/protocol';

type Herds = View['herds'];

/**
 * The state before an event, derived from the events before it, because the current state does not show it.
 */
export interface LogState {
  /** The bid for which the hammer would have fallen. */
  readonly standing: Bid | null;
  readonly herds: Herds;
  /** The seat whose time ran out at the event before, so that the clock chose. */
  readonly slept: Seat | undefined;
}

/** Returns the state before each event of the log, and at the end the state after the last. */
export function statesOf({ log, view }: Pick<GameModel, 'log' | 'view'>): readonly LogState[] {
  const first: LogState = { standing: null, herds: herdsBefore(log, view?.herds ?? []), slept: undefined };
  const all = [first];
  for (const event of log) all.push(after(all.at(-1) ?? first, event));
  return all;
}

/**
 * A log may begin in the middle of a game: its initial herds are the current ones without the animals taken
 * since.
 */
const herdsBefore = (log: readonly GameEvent[], now: Herds): Herds =>
  log.reduceRight((herds, event) => (event.name === 'took' ? moved(herds, event, -1) : herds), now);

function after({ standing, herds }: LogState, event: GameEvent): LogState {
  return {
    standing: standingAfter(standing, event),
    herds: event.name === 'took' ? moved(herds, event, 1) : herds,
    slept: event.name === 'slept' ? event.seat : undefined,
  };
}

function standingAfter(standing: Bid | null, event: GameEvent): Bid | null {
  switch (event.name) {
    case 'raised':
      return { seat: event.seat, amount: event.amount };
    case 'auction_goes_on':
      return event.standing;
    case 'turn':
    case 'turned_up':
    case 'auctioned_again':
      return null;
    default:
      return standing;
  }
}

interface Taking {
  readonly seat: Seat;
  readonly from: Seat | null;
  readonly animal: AnimalId;
  readonly count: number;
}

/** Returns the herds after the animals moved to their new owner, or, in the other direction, before. */
const moved = (herds: Herds, { seat, from, animal, count }: Taking, way: 1 | -1): Herds =>
  herds.map((herd, owner) => {
    const more = owner === seat ? count : owner === from ? -count : 0;
    return more === 0 ? herd : { ...herd, [animal]: (herd[animal] ?? 0) + way * more };
  });
