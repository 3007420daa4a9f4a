import type { Seat } from '../../wire/protocol';

/** A record that another page of this visit passes to the page that shows it. */
interface RecordInHand {
  readonly name: string;
  readonly text: string;
  /** The first step to show. */
  readonly step?: number;
  /** The seat whose losses the coach is asked for. */
  readonly lost?: Seat;
}

let held: RecordInHand | undefined;

export const recordInHand = {
  give(record: RecordInHand): void {
    held = record;
  },
  /** Returns the record once. */
  take(): RecordInHand | undefined {
    const record = held;
    held = undefined;
    return record;
  },
};
