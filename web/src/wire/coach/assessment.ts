import type { Command, Explanation, Seat } from '../protocol';

/** A choice as the coach evaluated it (src/players/coach/assessment_json.h). */
export interface Weighed {
  /** An action, or null for silence. */
  readonly choice: Command | null;
  /** The seat's chance to win after it, from 0 to 1. */
  readonly chance: number;
  readonly deed: Explanation['deed'];
  readonly reason: Explanation['reason'];
  /** In an auction, the highest bid that it would continue to; absent: no further than the choice itself. */
  readonly limit?: number;
  readonly animal?: string;
  /** Which card of its kind the seat would have got, from 1. */
  readonly copy?: number;
  readonly price?: number;
  readonly rival?: Seat;
}

export interface Decision {
  /** The step of the replay that the choice caused. */
  readonly step: number;
  readonly chosen: Weighed;
  readonly other: Weighed;
  /** The chance of `other` minus that of `chosen`: below 0 if the choice was the better one. */
  readonly gain: number;
  /** Half the width of its 99 % interval. */
  readonly margin: number;
  /** The price at which the seat would have been indifferent to the lot or trade. */
  readonly worth?: number;
}

/** Gains and losses of the seat's chance by part; the first four add up to the last. */
export interface Balance {
  readonly beginning: number;
  readonly choices: number;
  readonly cards: number;
  readonly others: number;
  readonly end: number;
}

/** The kinds of choices that cost something (src/players/coach/habits.h). */
export const slips = ['bid_on', 'let_go', 'sold', 'bought', 'turn', 'offered', 'answered', 'other'] as const;
export type Slip = (typeof slips)[number];

/** A lot that was paid for. */
export interface Purchase {
  /** Which card of its kind it became, from 1. */
  readonly copy: number;
  readonly price: number;
  /** The price at which the seat would have been indifferent to it. */
  readonly worth: number;
}

/** One game's evidence of a player's habits. */
export interface Habits {
  /** Lost chance by slip; a slip that cost nothing is left out. */
  readonly lost: Readonly<Partial<Record<Slip, number>>>;
  readonly bought: readonly Purchase[];
  readonly bluffs: {
    /** Own bids above the money in the hand. */
    readonly told: number;
    readonly seen_through: number;
    /** Bluffs of others when this seat was the auctioneer. */
    readonly met: number;
    readonly met_seen_through: number;
  };
}

/** The coach's assessment of a finished game for one seat. */
export interface Assessment {
  readonly seat: Seat;
  readonly name: string;
  readonly balance: Balance;
  readonly habits: Habits;
  /** By step and seat, from 0 to 1, as this seat could judge them. */
  readonly chances: readonly (readonly number[])[];
  readonly decisions: readonly Decision[];
  /** Indices into `decisions`, the costliest first. */
  readonly mistakes: readonly number[];
  readonly best: readonly number[];
}
