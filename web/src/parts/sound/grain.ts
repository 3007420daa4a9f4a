/** One short tone or burst of noise: the building block of all sounds. Times are seconds, pitches hertz. */
export interface Grain {
  readonly shape: OscillatorType | 'noise';
  /** Its start, after that of its sound. */
  readonly at: number;
  readonly lasts: number;
  /** Its peak loudness, between 0 and 1. */
  readonly gain: number;
  /** The pitch glides from here... */
  readonly from: number;
  /** ...to here; if undefined, it is constant. */
  readonly to?: number;
  /** The duration of the attack; if undefined, it is struck. */
  readonly swell?: number;
  /** The pitch of the band-pass filter, like a throat or a box; for noise, that is `from` and `to`. */
  readonly throat?: number;
  /** How narrow the filter is. */
  readonly narrow?: number;
  /** Vibrato: times per second, and depth in hertz. */
  readonly tremble?: readonly [rate: number, depth: number];
}

/** Returns when the last of them has faded, in seconds. */
export const lengthOf = (grains: readonly Grain[]): number =>
  Math.max(0, ...grains.map(({ at, lasts }) => at + lasts));

/** Returns the same grains, later. */
export const later = (grains: readonly Grain[], seconds: number): Grain[] =>
  grains.map((grain) => ({ ...grain, at: grain.at + seconds }));

/** Returns the same grains, higher by that number of semitones. */
export const higher = (grains: readonly Grain[], semitones: number): Grain[] => {
  const factor = 2 ** (semitones / 12);
  return grains.map((grain) => {
    const from = grain.from * factor;
    return grain.to === undefined ? { ...grain, from } : { ...grain, from, to: grain.to * factor };
  });
};
