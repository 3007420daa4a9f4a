import type { GameModel } from './model';

export interface WaitedFor {
  name: string;
  /** The table's time at which it continues without them. */
  until: number;
}

/** Returns the first absent player for whom the table waits, while no time runs for the game. */
export function waitedFor(model: GameModel): WaitedFor | undefined {
  const { state, paused, seats, answer_within: answerWithin } = model.table;
  if (state !== 'running' || paused || answerWithin !== undefined || model.clock !== null) return undefined;
  for (const seat of seats)
    if (seat.kind === 'person' && seat.waits_until !== undefined)
      return { name: seat.name, until: seat.waits_until };
  return undefined;
}
