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

/** What a stage or a dock shows of a table that runs. */
type LiveTable = Pick<
  TableInfo,
  'answer_within' | 'open_hands_after' | 'fairness' | 'believed' | 'state' | 'paused'
>;

/** A game and the players at it: all that a stage or a dock can show. A replay has it too, without any table. */
export interface GameModel {
  readonly version: number;
  readonly you: You;
  readonly table: Pick<TableInfo, 'seats'> & Partial<LiveTable>;
  readonly edition: Edition;
  readonly view: View | null;
  readonly options: readonly Option[];
  /** Who does not want the lot that is auctioned. */
  readonly passed: readonly Seat[];
  /** Every hand, for who only watches a table that shows them, long after. */
  readonly hands?: readonly MoneyCards[] | undefined;
  readonly clock: RunningClock | null;
  /** The own hand before the latest horse trade; undefined where that was not seen to begin. */
  readonly beforeTrade?: MoneyCards;
  readonly log: readonly GameEvent[];
  /** What everybody could have written down since the game began. */
  readonly ledger: Ledger;
  /** The events of the latest step alone: what is to be shown and announced now. */
  readonly latest: readonly GameEvent[];
  /** Server time minus this browser's time, in milliseconds. */
  readonly ahead: number;
  /** How old this is, in whole seconds, where nothing is heard of the server. */
  readonly secondsOld?: number;
}

/** What this browser knows of the table it sits at. It is the sum of the server's messages and nothing else. */
export interface Model extends GameModel {
  /** The table's time of what is shown, in milliseconds. */
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
