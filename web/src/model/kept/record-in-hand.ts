import type { Seat } from '../../wire/protocol';

/** A record on its way to the page that shows it, from another page of this visit. */
interface RecordInHand {
  readonly name: string;
  readonly text: string;
  /** Where to look first. */
  readonly step?: number;
  /** Of which seat the coach is asked where it lost. */
  readonly lost?: Seat;
}

let held: RecordInHand | undefined;

export const recordInHand = {
  give(record: RecordInHand): void {
    held = record;
  },
  /** Once. */
  take(): RecordInHand | undefined {
    const record = held;
    held = undefined;
    return record;
  },
};
