import type { GameModel } from './model';
import type { Seat } from '../wire/protocol';

/** Whom a correspondence table asks, and until when by this browser's clock; undefined at other tables. */
export function asked(model: GameModel): { seat: Seat; until: number } | undefined {
  const clock = model.clock?.clock;
  if (model.table.answer_within === undefined || clock?.name !== 'limit') return undefined;
  const [seat] = clock.seats;
  return seat === undefined ? undefined : { seat, until: clock.at - model.ahead };
}
