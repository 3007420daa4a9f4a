/** Milliseconds between two flashes. */
export const beat = 800;
/** Taps that a result needs: people are late at the first ones, which do not count. */
export const tapsNeeded = 10;
const warmUp = 2;
/** Half of the taps are within this of the median if there was a rhythm; in milliseconds. */
const mostSpread = 60;

export interface Lag {
  /** How late the display is, in milliseconds; never negative. */
  readonly late: number;
  /** Whether the taps had a rhythm. */
  readonly even: boolean;
}

/** Returns the time of the next flash after `now`. */
export const nextFlash = (now: number, first: number, every: number): number =>
  first + (Math.floor((now - first) / every) + 1) * every;

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/**
 * Returns how much later than the drawn flashes the taps came. A person who taps in rhythm taps at the moment of the
 * flash that they see, so what remains is the delay of the display. Undefined: too few taps.
 */
export function lagOf(taps: readonly number[], first: number, every: number): Lag | undefined {
  if (taps.length < tapsNeeded) return undefined;
  // A tap up to a quarter of a beat before a flash belongs to that flash.
  const late = taps
    .slice(warmUp)
    .map((at) => at - first - Math.floor((at - first + every / 4) / every) * every);
  const middle = medianOf(late);
  const spread = medianOf(late.map((one) => Math.abs(one - middle)));
  return { late: Math.max(0, Math.round(middle)), even: spread <= mostSpread };
}
