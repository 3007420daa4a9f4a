import type { GameModel } from '../../model/model';
import type { AnimalId, Bid, GameEvent, Seat, View } from '../../wire/protocol';

type Herds = View['herds'];

/** What stood when an event came, as the events before it tell; what stands now says nothing about what was. */
export interface Stood {
  /** The bid that the hammer would have fallen for. */
  readonly standing: Bid | null;
  readonly herds: Herds;
  /** Whose time was up at the event before, so that the clock chose. */
  readonly slept: Seat | undefined;
}

/** What stood before each event of the log, and at the very end what stands after the last. */
export function stoodAt({ log, view }: Pick<GameModel, 'log' | 'view'>): readonly Stood[] {
  const first: Stood = { standing: null, herds: herdsBefore(log, view?.herds ?? []), slept: undefined };
  const all = [first];
  for (const event of log) all.push(after(all.at(-1) ?? first, event));
  return all;
}

/** A log may begin in the middle of a game: its herds are those of the end, without what was taken since. */
const herdsBefore = (log: readonly GameEvent[], now: Herds): Herds =>
  log.reduceRight((herds, event) => (event.name === 'took' ? moved(herds, event, -1) : herds), now);

function after({ standing, herds }: Stood, event: GameEvent): Stood {
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

/** The herds after the animals went to who took them, or, the other way round, before. */
const moved = (herds: Herds, { seat, from, animal, count }: Taking, way: 1 | -1): Herds =>
  herds.map((herd, owner) => {
    const more = owner === seat ? count : owner === from ? -count : 0;
    return more === 0 ? herd : { ...herd, [animal]: (herd[animal] ?? 0) + way * more };
  });
