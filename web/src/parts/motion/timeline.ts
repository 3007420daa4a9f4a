/** The easings of movements. */
export const easings = {
  out: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  spring: 'cubic-bezier(0.2, 1.4, 0.4, 1)',
  inout: 'cubic-bezier(0.6, 0, 0.3, 1)',
  linear: 'linear',
} as const;

/**
 * A movement in a scene. Times are milliseconds by the scene's own clock; only transform and opacity move.
 */
export interface Step {
  /** The moving elements: a selector within the scene. */
  readonly of: string;
  readonly at: number;
  readonly lasts: number;
  readonly easing: keyof typeof easings;
  /** The keyframes; a function computes them for each element if they depend on its position. */
  readonly frames: Keyframe[] | ((element: HTMLElement, index: number) => Keyframe[]);
  /** The delay of each element after the one before. */
  readonly apart?: number;
}

/** A scene: its movements, and the length of its clock. */
export interface Timeline {
  readonly lasts: number;
  readonly steps: readonly Step[];
}

/** Returns keyframes that fade in from there to the element's place. */
export const comesFrom = (transform: string): Keyframe[] => [
  { opacity: 0, transform },
  { opacity: 1, transform: 'none' },
];

/** A number that counts from one value to another. */
export interface Count {
  readonly at: number;
  readonly lasts: number;
  readonly to: number;
}

/** Returns the timing of a step's `index`th element, on a clock that is `scale` times slower. */
export function timingOf({ at, lasts, easing, apart = 0 }: Step, index: number, scale: number) {
  return {
    delay: (at + index * apart) * scale,
    duration: Math.max(1, lasts * scale),
    easing: easings[easing],
  };
}

/**
 * Returns the number at a time: it begins at `from`, and each count continues from the one before, slowing at
 * its end.
 */
export function countedAt(counts: readonly Count[], from: number, time: number): number {
  return counts.reduce((now, { at, lasts, to }) => {
    if (time <= at) return now;
    const left = 1 - Math.min(1, (time - at) / lasts);
    return Math.round(now + (to - now) * (1 - left ** 3));
  }, from);
}
