/** The ways in which things move. */
export const easings = {
  out: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  spring: 'cubic-bezier(0.2, 1.4, 0.4, 1)',
  inout: 'cubic-bezier(0.6, 0, 0.3, 1)',
  linear: 'linear',
} as const;

/** Something that moves in a scene. Times are milliseconds by the scene's own clock; only transform and opacity move. */
export interface Step {
  /** What moves: a selector within the scene. */
  readonly of: string;
  readonly at: number;
  readonly lasts: number;
  readonly easing: keyof typeof easings;
  /** How it moves; where that depends on where things lie, it is asked for each of them. */
  readonly frames: Keyframe[] | ((element: HTMLElement, index: number) => Keyframe[]);
  /** How much later each of them begins than the one before. */
  readonly apart?: number;
}

/** A scene: what moves when, by a clock of that length. */
export interface Timeline {
  readonly lasts: number;
  readonly steps: readonly Step[];
}

/** It comes out of nothing, from there to its place. */
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

/** The timing of the `index`th thing that a step moves, on a clock that is `scale` times slower. */
export function timingOf({ at, lasts, easing, apart = 0 }: Step, index: number, scale: number) {
  return {
    delay: (at + index * apart) * scale,
    duration: Math.max(1, lasts * scale),
    easing: easings[easing],
  };
}

/** What a number shows at a time: it begins at `from`, and each count goes on from the one before, slower at its end. */
export function countedAt(counts: readonly Count[], from: number, time: number): number {
  return counts.reduce((now, { at, lasts, to }) => {
    if (time <= at) return now;
    const left = 1 - Math.min(1, (time - at) / lasts);
    return Math.round(now + (to - now) * (1 - left ** 3));
  }, from);
}
