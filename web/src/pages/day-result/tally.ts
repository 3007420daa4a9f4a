import type { DailyTally } from '../../wire/protocol';

/** Points per step; the last step has no upper end. */
export const stepSize = 600;

/** Returns the step of that number of points. */
export const stepOf = (points: number, { steps }: DailyTally): number =>
  Math.min(Math.floor(points / stepSize), steps.length - 1);

/** Returns the percentage of others with fewer points, rounded down so that it never overstates. */
export const betterThan = ({ fewer }: DailyTally, others: number): number =>
  Math.floor((100 * fewer) / others);
