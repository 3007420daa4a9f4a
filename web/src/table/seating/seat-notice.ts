import { steadyNow } from '../../browser/clock';
import { Elapsed } from '../../browser/elapsed.svelte';
import type { Model } from '../../model/model';
import type { Newcomer, Seat } from '../../wire/protocol';

/** The seat from which a person was removed a moment ago, while it can be given back. */
export interface Freed {
  readonly seat: Seat;
  readonly name: string;
  readonly until: number;
}

/** Messages to the host, a newcomer or a guest, apart from the game. */
export type SeatNotice =
  | { is: 'asked'; requester: Newcomer }
  | { is: 'freed'; freed: Freed }
  | { is: 'comes'; requester: Newcomer }
  | { is: 'waits'; requester: Newcomer }
  | { is: 'guest' }
  /** No seat is available, not even a bot's. */
  | { is: 'full' };

const freedOf = ({ table }: Model): Freed | undefined => {
  for (const [seat, info] of table.seats.entries())
    if (info.kind === 'empty' && info.freed !== undefined && info.undone_until !== undefined)
      return { seat, name: info.freed, until: info.undone_until };
  return undefined;
};

/** The time in which a seat can be given back ends without any message of the server. */
const canBeGivenBack = (model: Model, { until }: Freed): boolean =>
  !new Elapsed(until - steadyNow() - model.ahead).over;

/**
 * Returns the first message; `self` is the viewer's name, `mayAsk`: for a seat. Readers are updated when it changes
 * with time.
 */
export function seatNoticeOf(model: Model, self: string, mayAsk: boolean): SeatNotice | undefined {
  const { you, table } = model;
  const mine = table.newcomers.find(({ player }) => player === self);
  if (you.seat === null) {
    if (mine !== undefined) return { is: 'waits', requester: mine };
    if (!mayAsk || table.state !== 'running') return undefined;
    return { is: table.seats.some(({ kind }) => kind !== 'person') ? 'guest' : 'full' };
  }
  if (you.host) {
    const freed = freedOf(model);
    if (freed !== undefined && canBeGivenBack(model, freed)) return { is: 'freed', freed };
    const asks = table.newcomers.find(({ admitted }) => !admitted);
    if (asks !== undefined) return { is: 'asked', requester: asks };
  }
  const comes = table.newcomers.find(({ admitted }) => admitted);
  return comes === undefined ? undefined : { is: 'comes', requester: comes };
}
