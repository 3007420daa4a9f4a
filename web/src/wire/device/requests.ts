import type { NewTable, Seat } from '../protocol';

/** What the page asks of the worker that holds a device table; each request is answered once, by JSON. */
export type DeviceRequest =
  | { readonly do: 'lobby' }
  | { readonly do: 'open'; readonly id: string; readonly opening: Opening }
  | { readonly do: 'teach'; readonly lesson: Lesson }
  | { readonly do: 'play_on'; readonly id: string; readonly from: Origin; readonly wanted: PlayOnWanted }
  | { readonly do: 'resume'; readonly id: string }
  /** From where the table was played on; null where it began by itself. */
  | { readonly do: 'origin' }
  | { readonly do: 'record' }
  /** The game so far, as that seat saw it. */
  | { readonly do: 'look_back'; readonly seat: Seat }
  /** A record from a file, for these eyes: `open`, `audience` or the number of a seat. */
  | { readonly do: 'replay'; readonly eyes: string; readonly record: string };

/** Where a game that is played on from there stood: of which record, after how many of its commands. */
export interface Origin {
  readonly name: string;
  readonly record: string;
  readonly step: number;
  readonly seat: Seat;
}

/** How it is played on (src/table/live/play_on.h): `name` is what its table is called. */
export interface PlayOnWanted {
  readonly name: string;
  readonly speed: number;
  readonly bots: readonly string[];
}

/** A new device table: the host's seat is in `table`, the others of the device follow, then these kinds of bots. */
export interface Opening {
  readonly table: NewTable;
  readonly others: readonly string[];
  readonly bots: readonly string[];
}

/** The small edition of the introduction; everything it teaches is as in the second edition. */
export const lessonEdition = 'mini-lesson';

/** The introduction for that player; `name` is what its table is called. */
export interface Lesson {
  readonly id: string;
  readonly name: string;
  readonly player: string;
  readonly speed: number;
}

export type ToWorker =
  | { readonly request: number; readonly what: DeviceRequest }
  | { readonly connection: number; readonly text: string }
  | { readonly connection: number; readonly leaves: true };

/** `broken` is the worker's last word: its table cannot go on, and comes back only by `resume`. */
export type FromWorker =
  | { readonly request: number; readonly answer: string }
  | { readonly connection: number; readonly text: string }
  | { readonly broken: string };
