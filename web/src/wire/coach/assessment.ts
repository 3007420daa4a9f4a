import type { Command, Explanation, Seat } from '../protocol';

/** A choice as the coach weighed it (src/players/coach/assessment_json.h). */
export interface Weighed {
  /** An action, or null for silence. */
  readonly choice: Command | null;
  /** Of the own seat to win after it, from 0 to 1. */
  readonly chance: number;
  readonly deed: Explanation['deed'];
  readonly reason: Explanation['reason'];
  /** In an auction, up to what it would go on; absent: no further than the choice itself says. */
  readonly limit?: number;
  readonly animal?: string;
  /** Which of its kind the seat would have got, from 1. */
  readonly copy?: number;
  readonly price?: number;
  readonly rival?: Seat;
}

export interface Decision {
  /** Of the replay: the one that it brought about. */
  readonly step: number;
  readonly chosen: Weighed;
  readonly other: Weighed;
  /** Of `other` over `chosen`: below 0 where the choice was the better one. */
  readonly gain: number;
  /** Half the width of its 99 % interval. */
  readonly margin: number;
  /** The price at which the seat would as soon have left the lot or trade. */
  readonly worth?: number;
}

/** Where the chance of the seat went: the first four make the last. */
export interface Balance {
  readonly beginning: number;
  readonly choices: number;
  readonly cards: number;
  readonly others: number;
  readonly end: number;
}

/** What a choice was that cost something (src/players/coach/habits.h). */
export const slips = ['bid_on', 'let_go', 'sold', 'bought', 'turn', 'offered', 'answered', 'other'] as const;
export type Slip = (typeof slips)[number];

/** A lot that was paid for. */
export interface Purchase {
  /** The how manieth of its kind it became, from 1. */
  readonly copy: number;
  readonly price: number;
  /** The price at which the seat would as soon have left it. */
  readonly worth: number;
}

/** What one game tells of how somebody plays. */
export interface Habits {
  /** Chance, by slip; where nothing was lost it is left out. */
  readonly lost: Readonly<Partial<Record<Slip, number>>>;
  readonly bought: readonly Purchase[];
  readonly bluffs: {
    /** Own bids above what was in the hand. */
    readonly told: number;
    readonly seen_through: number;
    /** Of others, under the own hammer. */
    readonly met: number;
    readonly met_seen_through: number;
  };
}

/** What the coach tells one seat of a game that is over. */
export interface Assessment {
  readonly seat: Seat;
  readonly name: string;
  readonly balance: Balance;
  readonly habits: Habits;
  /** By step and seat, from 0 to 1: as this seat could judge them. */
  readonly chances: readonly (readonly number[])[];
  readonly decisions: readonly Decision[];
  /** Places in `decisions`, the dearest first. */
  readonly mistakes: readonly number[];
  readonly best: readonly number[];
}
