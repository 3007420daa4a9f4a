import type { GameModel } from './model';
import type { Seat } from '../wire/protocol';

/**
 * Returns the player a correspondence table waits for, and the deadline by this browser's clock; undefined at
 * other tables.
 */
export function pendingTurn(model: GameModel): { seat: Seat; until: number } | undefined {
  const clock = model.clock?.clock;
  if (model.table.answer_within === undefined || clock?.name !== 'limit') return undefined;
  const [seat] = clock.seats;
  return seat === undefined ? undefined : { seat, until: clock.at - model.ahead };
}
