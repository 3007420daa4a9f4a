import type { DailyTally } from '../../wire/protocol';

/** Points of a step; the last is open above. */
export const stepSize = 600;

/** The step in which so many points are. */
export const stepOf = (points: number, { steps }: DailyTally): number =>
  Math.min(Math.floor(points / stepSize), steps.length - 1);

/** Than how many of a hundred others, rounded down, so that nobody is told too much. */
export const betterThan = ({ fewer }: DailyTally, others: number): number =>
  Math.floor((100 * fewer) / others);
