import type { Model } from '../../model/model';
import type { SeatInfo } from '../../wire/protocol';

type Person = Extract<SeatInfo, { kind: 'person' }>;

/** Returns the people for whom the next game waits. */
export const notReady = (people: readonly Person[]): readonly Person[] =>
  people.filter(({ ready, away }) => away || ready !== true);

/** Whether no other person has a seat: then the host alone decides what comes next. */
export const isAlone = ({ you, table }: Model): boolean =>
  you.host && table.seats.every(({ kind }, seat) => kind !== 'person' || seat === you.seat);
