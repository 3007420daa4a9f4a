import type { AnimalId, Seat } from '../../../wire/protocol';
import { sumOf, type ScoreBreakdown } from '../score-breakdown';
import type { Rank } from '../ranking';

export type BeatKind =
  | 'light'
  | 'struck'
  | 'quartet'
  | 'matching'
  | 'times'
  | 'product'
  | 'other'
  | 'bonus'
  | 'money'
  | 'place';

/** One item that appears while a player is counted. All times are in milliseconds. */
export interface Beat {
  readonly kind: BeatKind;
  /** Since the start of the player's counting. */
  readonly at: number;
  readonly lasts: number;
  readonly animal?: AnimalId;
  /** The player's sum after it. */
  readonly sum: number;
}

/** The counting of one player. */
export interface Lap {
  readonly seat: Seat;
  readonly rank: number;
  readonly at: number;
  readonly until: number;
  readonly beats: readonly Beat[];
}

const opening = 300;
const shortest = 1300;
/** A pause before the last player is counted. */
const silence = 300;
const longest = 2200;

/** Returns the counting of all players, from the last place to the first; equal places in seating order. */
export function lapsOf(ranking: readonly Rank[], breakdowns: readonly ScoreBreakdown[]): Lap[] {
  const order = [...ranking].sort((one, other) => other.rank - one.rank || one.seat - other.seat);
  let at = opening;
  return order.flatMap(({ seat, rank }, index): Lap[] => {
    const breakdown = breakdowns[seat];
    if (breakdown === undefined) return [];
    const begins = at;
    at += lengthOf(order.length - 1 - index, breakdown);
    return [{ seat, rank, at: begins, until: at, beats: beatsOf(breakdown) }];
  });
}

function lengthOf(toCome: number, breakdown: ScoreBreakdown): number {
  const length = toCome === 0 ? longest : toCome === 1 ? shortest + silence : shortest;
  return length + delayOf(breakdown);
}

/** Returns when all items of that player have reached their place. */
export const lastFrameOf = ({ at, beats }: Lap): number =>
  beats.reduce((last, beat) => Math.max(last, at + beat.at + beat.lasts), at);

// The plan has time for three quartets; more of them delay all that follows, by this at most.
const mostDelay = 600;
const cardsOf = ({ struck, quartets }: ScoreBreakdown): number =>
  quartets.length + (struck === undefined ? 0 : 1);
const apart = (cards: number): number => Math.min(150, (300 + mostDelay) / Math.max(1, cards - 1));
const delayOf = (breakdown: ScoreBreakdown): number => {
  const cards = cardsOf(breakdown);
  return Math.max(0, Math.round((cards - 1) * apart(cards)) - 300);
};

/** In the order of appearance: the decisive ones come last. */
function beatsOf(breakdown: ScoreBreakdown): Beat[] {
  const { times } = breakdown;
  const sum = sumOf(breakdown);
  const isMultiplied = times !== undefined && sum > 0;
  const delay = delayOf(breakdown);
  const rest = delay + (isMultiplied ? 1060 : 760);
  const product: Beat[] = isMultiplied
    ? [
        { kind: 'times', at: 760 + delay, lasts: 220, sum },
        { kind: 'product', at: 800 + delay, lasts: 300, sum: sum * times },
      ]
    : [];
  return [
    { kind: 'light', at: 0, lasts: 200, sum: 0 },
    ...outOfTheBarn(breakdown, 160),
    ...product,
    ...afterTheProduct(breakdown, rest, isMultiplied ? sum * times : sum),
  ];
}

/** Returns the struck quartet, the others, and their pedigrees. */
function outOfTheBarn(breakdown: ScoreBreakdown, begins: number): Beat[] {
  const { struck, quartets, matching, pedigree } = breakdown;
  const gap = apart(cardsOf(breakdown));
  const first = struck === undefined ? 0 : 1;
  let sum = 0;
  return [
    ...(struck === undefined
      ? []
      : [{ kind: 'struck' as const, at: begins, lasts: 280, animal: struck, sum }]),
    ...quartets.map(({ animal, worth }, index): Beat => {
      const at = Math.round(begins + (first + index) * gap);
      return { kind: 'quartet', at, lasts: 280, animal, sum: (sum += worth) };
    }),
    ...matching.map((animal, index): Beat => {
      const at = begins + 400 + delayOf(breakdown) + spread(index, matching.length, 180);
      return { kind: 'matching', at, lasts: 200, animal, sum: (sum += pedigree) };
    }),
  ];
}

function afterTheProduct(breakdown: ScoreBreakdown, begins: number, before: number): Beat[] {
  const { others, pedigree, bonus = 0, money, total } = breakdown;
  let sum = before;
  return [
    ...others.map((animal, index): Beat => {
      const at = begins + spread(index, others.length, 100);
      return { kind: 'other', at, lasts: 200, animal, sum: (sum += pedigree) };
    }),
    ...(bonus > 0 ? [{ kind: 'bonus' as const, at: begins + 100, lasts: 200, sum: (sum += bonus) }] : []),
    ...(money === undefined
      ? []
      : [{ kind: 'money' as const, at: begins + 120, lasts: 200, sum: (sum += money) }]),
    { kind: 'place', at: begins + 140, lasts: 220, sum: total },
  ];
}

const spread = (index: number, count: number, over: number): number =>
  Math.round(index * Math.min(90, over / count));

/** Returns when a player's place is shown, since the start of their counting. */
export const placeIn = ({ beats }: Lap): number => beats.findLast(({ kind }) => kind === 'place')?.at ?? 0;

/** Returns the number next to a player at that time since their start. */
export function sumAt({ beats }: Lap, since: number): number {
  let sum = 0;
  for (const beat of beats) {
    if (beat.at > since) break;
    const done = Math.min(1, (since - beat.at) / beat.lasts);
    sum += (beat.sum - sum) * (1 - (1 - done) ** 3);
  }
  return Math.round(sum);
}
