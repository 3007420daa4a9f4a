import type { SeatInfo } from '../../wire/protocol';

type Person = Extract<SeatInfo, { kind: 'person' }>;

/** Whom the next game waits for, of these people. */
export const notReady = (people: readonly Person[]): readonly Person[] =>
  people.filter(({ ready, away }) => away || ready !== true);
