import { pointAt } from '../../parts/fence/fence';

const radius = 184;
const stretch = 36;
/** A stretch of the fence ends a little before its post. */
const gap = 2;

/** The position and state of one count on the fence: past, current, or still to come. */
export interface Stretch {
  readonly count: number;
  readonly state: 'gone' | 'now' | 'left';
  readonly path: string;
  readonly gate: { readonly x: number; readonly y: number };
}

const counts = Array.from({ length: 10 }, (_, index) => 10 - index);

export const posts: readonly number[] = counts.map((_, index) => index * stretch);

const at = (degrees: number) => pointAt(degrees / 360, radius);

/** Returns the ten stretches of the fence, clockwise from the top, the ten first (C7.1). */
export function stretchesAt(standing: number): Stretch[] {
  return counts.map((count, index) => {
    const from = at(index * stretch + gap);
    const to = at((index + 1) * stretch - gap);
    return {
      count,
      state: count > standing ? 'gone' : count === standing ? 'now' : 'left',
      path: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${radius} ${radius} 0 0 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}`,
      gate: at((index + 0.5) * stretch),
    };
  });
}
