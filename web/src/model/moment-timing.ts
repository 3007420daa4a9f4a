import { isMine, type Moment } from './moment';
import { unreachable } from '../wire/unreachable';
import type { Seat } from '../wire/protocol';

/** How a moment is shown: in acts, at times of its own clock, whose speed depends on the table's pace. */
export interface MomentTiming {
  /**
   * The length of the moment by its own clock, in milliseconds, relative to others of the same step: the
   * table decides how long all of them are shown.
   */
  readonly lasts: number;
  /** When its acts begin. */
  readonly acts: readonly number[];
  /** The act at which the log and screen readers announce the result; before it nothing reveals it. */
  readonly announcedAt: number;
  /** The act from which purses, herds and seats are as the moment leaves them. */
  readonly known: number;
  /** From then on nothing moves: a tap before it shows the last frame first. */
  readonly rests: number;
  /**
   * The table waits until its players tap. When this viewer has seen enough without a tap; never: only after a tap.
   */
  readonly enough?: number | 'never';
}

/** How long a result is shown at least, if the viewer does not tap. */
const result = 2500;

/** A trade of players: the table waits for their taps, but not longer. */
const readTrade = 15_000;

/** A moment that is shown at once. */
const still = { acts: [0], announcedAt: 0, known: 0, rests: 0 };

/** A trade of others. */
const watched = { acts: [0, 1880], announcedAt: 1, known: 1, rests: 2080 };

/** The parts of a step without a moment. */
const unseen: MomentTiming = { lasts: 1, ...still };

/** Returns how `moment` is shown to the viewer at `me`. */
export function momentTimingOf(moment: Moment | undefined, me: Seat | null): MomentTiming {
  if (moment === undefined) return unseen;
  switch (moment.kind) {
    case 'trade':
      if (isMine(moment, me))
        return {
          lasts: readTrade,
          acts: [0, 1620, 2300],
          announcedAt: 1,
          known: 2,
          rests: 2500,
          enough: 'never',
        };
      if (!moment.ofPlayers) return { lasts: 2200, ...watched };
      return { lasts: readTrade, ...watched, enough: me === null ? 'never' : watched.rests + result };
    case 'payday':
      return { lasts: 2000, acts: [0, 1160, 1700], announcedAt: 0, known: 1, rests: 1560 };
    case 'pedigree':
      return { lasts: 2000, acts: [0], announcedAt: 0, known: 0, rests: 1140 };
    case 'quartet':
      if (!isMine(moment, me)) return { lasts: 1200, ...still, rests: 240 };
      return { lasts: 2500, acts: [0, 1440], announcedAt: 0, known: 0, rests: 1860 };
    case 'race':
      return { lasts: 2200, acts: [0], announcedAt: 0, known: 0, rests: 960 };
    case 'sale':
      return { lasts: moment.ofPlayers ? 1500 : 800, acts: [0, 560], announcedAt: 0, known: 1, rests: 560 };
    case 'shown':
    case 'short':
    case 'bonus':
      return { lasts: 2500, ...still };
    case 'division':
      return { lasts: 2200, ...still };
    case 'rat':
      return { lasts: 1500, ...still };
    default:
      unreachable(moment);
      return unseen;
  }
}

/** Returns how long a moment is shown at least, if the viewer does not tap. */
export function leastOf({ lasts, rests, enough }: MomentTiming): number {
  if (enough === undefined) return lasts;
  return enough === 'never' ? rests + result : enough;
}

/** Returns the act in which the result is announced. */
export const lastActOf = (moment: Moment, me: Seat | null): number =>
  momentTimingOf(moment, me).acts.length - 1;

/** When a moment is shown, by this browser's clock. */
export interface Playback {
  readonly from: number;
  readonly until: number;
  /** Only its last frame is wanted: it was tapped, or this viewer wants no motion. */
  readonly settled: boolean;
}
