import type { Seat } from '../wire/protocol';
import type { GameModel } from './model';

export interface WaitedFor {
  seat: Seat;
  name: string;
  /** The table's time at which it continues without them. */
  until: number;
}

/** Returns the first absent player for whom the table waits, while no time runs for the game. */
export function waitedFor(model: GameModel): WaitedFor | undefined {
  const { state, paused, seats, answer_within: answerWithin } = model.table;
  if (state !== 'running' || paused || answerWithin !== undefined || model.clock !== null) return undefined;
  for (const [seat, info] of seats.entries())
    if (info.kind === 'person' && info.waits_until !== undefined)
      return { seat, name: info.name, until: info.waits_until };
  return undefined;
}
