import type { Model } from '../../model/model';
import type { SeatInfo } from '../../wire/protocol';

type Person = Extract<SeatInfo, { kind: 'person' }>;

/** Whom the next game waits for, of these people. */
export const notReady = (people: readonly Person[]): readonly Person[] =>
  people.filter(({ ready, away }) => away || ready !== true);

/** Whether no other person sits here: what comes next is for the host alone to say. */
export const isAlone = ({ you, table }: Model): boolean =>
  you.host && table.seats.every(({ kind }, seat) => kind !== 'person' || seat === you.seat);
