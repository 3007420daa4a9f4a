import type { ModuleProblem } from '../../browser/webassembly';
import type { Origin, StoredGame } from './stored-game';
import type { NewTable, Seat } from '../protocol';
import type { RecordedPosition } from './position';

export type { Origin } from './stored-game';

/** Requests of the page to the worker that runs a device table; each is answered once, by JSON. */
export type DeviceRequest =
  | { readonly do: 'lobby' }
  | { readonly do: 'open'; readonly id: string; readonly opening: Opening }
  | { readonly do: 'play_on'; readonly id: string; readonly from: Origin; readonly wanted: PlayOnWanted }
  /** `unstored`: the part of the table that the browser could not store. */
  | { readonly do: 'resume'; readonly id: string; readonly unstored?: StoredGame | undefined }
  /** The game from which this table was continued; null if it is a new game. */
  | { readonly do: 'origin' }
  | { readonly do: 'record' }
  | { readonly do: 'position'; readonly of: RecordedPosition }
  /** The game so far, as that seat saw it. */
  | { readonly do: 'look_back'; readonly seat: Seat }
  /** A record from a file, for these eyes: `open`, `audience` or the number of a seat. */
  | { readonly do: 'replay'; readonly eyes: string; readonly record: string };

/** How it is continued (src/table/live/play_on.h): `name` is the name of its table. */
export interface PlayOnWanted {
  readonly name: string;
  readonly speed: number;
  readonly bots: readonly string[];
}

/**
 * A new device table: the host's seat is in `table`, followed by the others on the device and these kinds of
 * bots.
 */
export interface Opening {
  readonly table: NewTable;
  readonly others: readonly string[];
  readonly bots: readonly string[];
}

export type ToWorker =
  | { readonly request: number; readonly what: DeviceRequest }
  | { readonly connection: number; readonly text: string }
  | { readonly connection: number; readonly leaves: true };

/**
 * `broken` is the worker's last message: its table cannot continue, and returns only by `resume`. `unstored` has
 * new facts that the browser could not store.
 */
export type FromWorker =
  | { readonly request: number; readonly answer: string }
  | { readonly connection: number; readonly text: string }
  | { readonly unstored: StoredGame; readonly isFull: boolean }
  | { readonly broken: string; readonly problem?: ModuleProblem | undefined };
