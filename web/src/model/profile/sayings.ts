import type { Slip } from '../../wire/coach/assessment';
import { isSure, shareOf } from './estimate';
import type { CardGroup, PricesPaid, Profile } from './profile';

/** A statement about a player's habits that has enough games behind it. Points and percents are whole. */
export type Saying =
  | { readonly says: 'lost'; readonly points: number; readonly margin: number }
  | { readonly says: 'lately'; readonly less: boolean; readonly points: number; readonly margin: number }
  | { readonly says: 'most'; readonly slip: Slip; readonly points: number }
  | {
      readonly says: 'price';
      readonly cards: CardGroup;
      /** Above the worth, or below it; 0 if no difference can be shown. */
      readonly percent: number;
      readonly margin: number;
    }
  | {
      readonly says: 'met' | 'told';
      readonly bluffs: number;
      readonly seen: number;
      /** The range in percent of the share of detected bluffs; undefined if it is too wide to be useful. */
      readonly between: readonly [number, number] | undefined;
    }
  | { readonly says: 'cards'; readonly points: number; readonly margin: number };

/** A wider range says nothing about a share. */
const widest = 0.5;
/** A price counts as exact if the error can be at most this. */
const closest = 0.1;
/** Percent; smaller differences of a price do not matter. */
const least = 3;

const whole = (value: number): number => Math.round(value) + 0;

function aboutPrice({ cards, ratio }: PricesPaid): readonly Saying[] {
  if (ratio === undefined) return [];
  const over = { mean: ratio.mean - 1, margin: ratio.margin };
  const margin = Math.max(1, whole(100 * over.margin));
  const percent = whole(100 * over.mean);
  if (isSure(over) && Math.abs(percent) >= least) return [{ says: 'price', cards, percent, margin }];
  return Math.abs(over.mean) + over.margin <= closest ? [{ says: 'price', cards, percent: 0, margin }] : [];
}

function aboutBluffs(says: 'met' | 'told', bluffs: number, seen: number): readonly Saying[] {
  if (bluffs === 0) return [];
  const { from, to } = shareOf(seen, bluffs);
  const between = to - from > widest ? undefined : ([whole(100 * from), whole(100 * to)] as const);
  return [{ says, bluffs, seen, between }];
}

/** Returns the statements that the games allow, in the order in which they are shown. */
export function sayingsOf({ lost, better, lostBy, ahead, luck, prices, bluffs }: Profile): readonly Saying[] {
  const [dearest] = lostBy;
  const sayings: Saying[] = [];
  if (lost !== undefined)
    sayings.push({ says: 'lost', points: whole(lost.mean), margin: Math.max(1, whole(lost.margin)) });
  if (dearest !== undefined && ahead !== undefined && isSure(ahead) && ahead.mean > 0)
    sayings.push({ says: 'most', slip: dearest.slip, points: whole(dearest.mean) });
  if (better !== undefined && isSure(better)) {
    const [points, margin] = [whole(Math.abs(better.mean)), Math.max(1, whole(better.margin))];
    sayings.push({ says: 'lately', less: better.mean > 0, points, margin });
  }
  sayings.push(...prices.flatMap(aboutPrice));
  sayings.push(...aboutBluffs('met', bluffs.met, bluffs.met_seen_through));
  sayings.push(...aboutBluffs('told', bluffs.told, bluffs.seen_through));
  if (luck !== undefined && isSure(luck))
    sayings.push({ says: 'cards', points: whole(luck.mean), margin: Math.max(1, whole(luck.margin)) });
  return sayings;
}
