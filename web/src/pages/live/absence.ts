import type { Model } from '../../model/model';
import type { FreedPerson } from '../../wire/protocol';

/** Why a person of this device has no seat at the table. */
export type Absence =
  /** The host was asked, or they get the seat on the next turn. */
  | { readonly is: 'waiting'; readonly admitted: boolean }
  | { readonly is: 'freed'; readonly freed: FreedPerson }
  | { readonly is: 'turned down' };

/** Returns undefined while the person under that name has a seat, or gets it with the next message. */
export function absenceOf({ you, table }: Model, player: string): Absence | undefined {
  if (you.seat !== null || table.seats.some((info) => info.kind === 'person' && info.name === player))
    return undefined;
  const newcomer = table.newcomers.find((one) => one.player === player);
  if (newcomer !== undefined) return { is: 'waiting', admitted: newcomer.admitted };
  const freed = table.freed?.find((one) => one.player === player);
  return freed === undefined ? { is: 'turned down' } : { is: 'freed', freed };
}
