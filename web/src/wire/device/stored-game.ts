import type { Seat, TableInfo } from '../protocol';

/** The position from which a game is continued: the record, and the number of its commands. */
export interface Origin {
  readonly name: string;
  readonly record: string;
  readonly step: number;
  readonly seat: Seat;
}

/** A fact that a device table stored. */
export interface StoredFact {
  readonly version: number;
  readonly at: number;
  readonly fact: string;
}

/** A table that this device stores; `at` is when something last happened there. */
export interface StoredTable {
  readonly id: string;
  readonly setup: string;
  readonly info: TableInfo;
  readonly at: number;
  /** Present if the game was continued from another one. */
  readonly origin?: Origin | undefined;
}

/** A table with its facts in order. */
export interface StoredGame {
  readonly table: StoredTable;
  readonly facts: readonly StoredFact[];
}
