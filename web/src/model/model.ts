import type { Ledger } from './ledger';
import type {
  Clock,
  Edition,
  GameEvent,
  MoneyCards,
  Option,
  Seat,
  TableInfo,
  View,
  You,
} from '../wire/protocol';

/** The fields of a running table that a stage or a dock shows. */
type LiveTable = Pick<
  TableInfo,
  'answer_within' | 'open_hands_after' | 'fairness' | 'believed' | 'state' | 'paused' | 'attention'
>;

/** A game and its players: all that a stage or a dock can show. A replay has it too, without any table. */
export interface GameModel {
  readonly version: number;
  readonly you: You;
  readonly table: Pick<TableInfo, 'seats'> & Partial<LiveTable>;
  readonly edition: Edition;
  /** The characters on the seats, if `table` does not have them: in a replay. */
  readonly faces?: readonly (string | undefined)[];
  readonly view: View | null;
  readonly options: readonly Option[];
  /** The seats that passed on the current lot. */
  readonly passed: readonly Seat[];
  /** Every hand, for spectators of a table that shows them with a long delay. */
  readonly hands?: readonly MoneyCards[] | undefined;
  readonly clock: RunningClock | null;
  /** The own hand before the latest horse trade; undefined if its beginning was not seen. */
  readonly beforeTrade?: MoneyCards;
  readonly log: readonly GameEvent[];
  /** The public information that everyone could have noted since the game began. */
  readonly ledger: Ledger;
  /** The events of the latest step: shown and announced now. */
  readonly latest: readonly GameEvent[];
  /** Server time minus this browser's time, in milliseconds. */
  readonly ahead: number;
  /** The age of this state in whole seconds, if nothing is received from the server. */
  readonly secondsOld?: number;
}

/** This browser's knowledge of its table. It is the sum of the server's messages and nothing else. */
export interface Model extends GameModel {
  /** The table's time of the shown state, in milliseconds. */
  readonly now: number;
  readonly table: TableInfo;
}

/** A clock and the server's time at which it was set, so that it can be drawn as a share of the whole. */
export interface RunningClock {
  readonly clock: Clock;
  readonly since: number;
}

/** The log of a long game; older events are only in the record. */
export const longestLog = 300;
