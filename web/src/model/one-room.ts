import type { TableInfo } from '../wire/protocol';

/** Whether the players may be in one room: around a big screen, or sharing a device. */
export const isForOneRoom = (table: TableInfo): boolean =>
  !table.public && table.answer_within === undefined && table.open_hands_after === 0;
