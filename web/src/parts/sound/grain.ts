/** One short tone or burst of noise: what all sounds are made of. Times are seconds, pitches hertz. */
export interface Grain {
  readonly shape: OscillatorType | 'noise';
  /** When it starts, after the sound it belongs to. */
  readonly at: number;
  readonly lasts: number;
  /** Its loudest moment, between 0 and 1. */
  readonly gain: number;
  /** The pitch glides from here... */
  readonly from: number;
  /** ...to here; without it, it stays. */
  readonly to?: number;
  /** How long it swells; without it, it is struck. */
  readonly swell?: number;
  /** The pitch that a throat or a box lets through; for noise, that is `from` and `to`. */
  readonly throat?: number;
  /** How narrow the throat is. */
  readonly narrow?: number;
  /** Trembling: how often a second, and by how many hertz. */
  readonly tremble?: readonly [rate: number, depth: number];
}

/** When the last of them has faded, in seconds. */
export const lengthOf = (grains: readonly Grain[]): number =>
  Math.max(0, ...grains.map(({ at, lasts }) => at + lasts));

/** The same grains, later. */
export const later = (grains: readonly Grain[], seconds: number): Grain[] =>
  grains.map((grain) => ({ ...grain, at: grain.at + seconds }));

/** The same grains, so many semitones higher. */
export const higher = (grains: readonly Grain[], semitones: number): Grain[] => {
  const factor = 2 ** (semitones / 12);
  return grains.map((grain) => {
    const from = grain.from * factor;
    return grain.to === undefined ? { ...grain, from } : { ...grain, from, to: grain.to * factor };
  });
};
