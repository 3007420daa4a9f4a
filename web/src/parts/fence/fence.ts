import type { RunningClock } from '../../model/model';

const middle = 200;
const radius = 187;
/** The positions of the gavel and of the two gates: the shares of the circle at which the calls come. */
export interface Gate {
  readonly call: 1 | 2;
  readonly x: number;
  readonly y: number;
}

/** Returns the posts along the fence, as one path: separate rectangles would be many elements to draw. */
const postsPath = (): string =>
  Array.from({ length: 36 }, (_, index) => {
    const angle = ((5 + index * 10) * Math.PI) / 180;
    const at = (far: number) =>
      `${(middle + far * Math.sin(angle)).toFixed(2)} ${(middle - far * Math.cos(angle)).toFixed(2)}`;
    return `M${at(179)}L${at(195)}`;
  }).join('');
export const posts = postsPath();

/** Returns a point on the fence; it runs clockwise from the top, as the time does. */
export function pointAt(share: number, far = radius): { x: number; y: number } {
  const angle = share * 2 * Math.PI;
  return { x: middle + far * Math.sin(angle), y: middle - far * Math.cos(angle) };
}

export function gateAt(call: 1 | 2, share: number): Gate {
  return { call, ...pointAt(share) };
}

/**
 * The two halves of the fence, from the top clockwise. Each drains by half a turn, out of its visible part.
 */
export const halves = [
  {
    half: 'first',
    way: `M${middle} ${middle - radius}A${radius} ${radius} 0 0 1 ${middle} ${middle + radius}`,
  },
  {
    half: 'second',
    way: `M${middle} ${middle + radius}A${radius} ${radius} 0 0 1 ${middle} ${middle - radius}`,
  },
] as const;

/** Straw on the sand: short strokes, the same at every table and on every day. */
export const straw =
  'M101 103l-9 6M190 43l8 1M321 155l-5 2M115 217l-1 8M283 207l7 8M208 123l-5 3M221 280l-10 1M160 357l-1 9' +
  'M245 353l-6 9M272 143l3 5M241 253l5 7M332 203l3 6M246 99l4 7M200 50l10 1M119 290l5 0M268 346l8 6M344 132l3 6' +
  'M59 178l9 3M244 55l11 1M281 252l-4 10M115 333l-1 7M138 46l5 3M77 118l1 7M348 254l8 1M239 137l-7 8M102 95l7 2' +
  'M288 321l5 6M350 199l-8 1M63 210l0 7M138 243l4 10M322 168l0 7M275 247l-8 6M108 310l-7 6M128 79l4 8M179 309l-7 6';

/** The time until the hammer, as a fence shows it. */
export interface FenceTime {
  /** The duration of all three calls, and the elapsed part; in milliseconds. */
  readonly whole: number;
  readonly gone: number;
  /** The shares of the whole at which the first and second calls come. */
  readonly first: number;
  readonly second: number;
}

/** Returns undefined while no calls run. `now` is the table's time. */
export function fenceTime(clock: RunningClock | null, now: number): FenceTime | undefined {
  if (clock?.clock.name !== 'calls') return undefined;
  const { since } = clock;
  const [first, second, third] = clock.clock.at;
  const whole = Math.max(1, third - since);
  const share = (at: number) => Math.max(0, Math.min(1, (at - since) / whole));
  // A page that was opened in the middle of the calls starts draining in the middle.
  return { whole, gone: Math.max(0, now - since), first: share(first), second: share(second) };
}
