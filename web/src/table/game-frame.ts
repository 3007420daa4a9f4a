import type { Snippet } from 'svelte';
import type { Clause } from '../model/clause';
import type { Panel } from './log/panel';

/** What the bar of a running game can open. */
export interface BarActions {
  readonly open: (panel: Panel) => void;
  readonly panel: Panel | undefined;
  /** The clause of the open question. */
  readonly here: Clause;
  /** Shows the game so far; undefined if that is not available. */
  readonly lookBack: (() => void) | undefined;
}

/** The parts that every page of a running game has. */
export interface GameFrame {
  readonly bar: BarActions;
  /** The boards over the page: rules, log, settings. */
  readonly boards: Snippet;
  /** Messages about seats, above the dock. */
  readonly news: Snippet;
}
