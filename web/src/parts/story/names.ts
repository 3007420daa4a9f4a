import type { GameModel } from '../../model/model';
import type { Messages } from '../i18n/locale.svelte';
import { isolated } from '../i18n/isolated';
import type { Who } from '../i18n/who';
import type { Seat } from '../../wire/protocol';

/** Returns the name at a seat as the table has it, also for the viewer: to compare it, or to send it. */
export function writtenNameAt(model: GameModel, seat: Seat): string {
  const info = model.table.seats[seat];
  return info === undefined || info.kind === 'empty' ? '?' : info.name;
}

/** The same, to be shown within other text. */
export const nameAt = (model: GameModel, seat: Seat): string => isolated(writtenNameAt(model, seat));

export const whoAt = (model: GameModel, seat: Seat): Who => ({
  you: model.you.seat === seat,
  name: nameAt(model, seat),
});

/** 'You' for the viewer, the name for all others: for labels, not for sentences. */
export const labelAt = (model: GameModel, seat: Seat, t: Messages): string =>
  model.you.seat === seat ? t.play.you : nameAt(model, seat);
