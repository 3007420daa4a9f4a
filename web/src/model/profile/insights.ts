import type { Slip } from '../../wire/coach/assessment';
import { isSure, shareOf } from './estimate';
import type { CardGroup, PricesPaid, Profile } from './profile';

/** A statement about a player's habits that has enough games behind it. Points and percents are whole. */
export type Insight =
  | { readonly kind: 'lost'; readonly points: number; readonly margin: number }
  | { readonly kind: 'lately'; readonly less: boolean; readonly points: number; readonly margin: number }
  | { readonly kind: 'most'; readonly slip: Slip; readonly points: number }
  | {
      readonly kind: 'price';
      readonly cards: CardGroup;
      /** Above the worth, or below it; 0 if no difference can be shown. */
      readonly percent: number;
      readonly margin: number;
    }
  | {
      readonly kind: 'met' | 'told';
      readonly bluffs: number;
      readonly seen: number;
      /** The range in percent of the share of detected bluffs; undefined if it is too wide to be useful. */
      readonly between: readonly [number, number] | undefined;
    }
  | { readonly kind: 'cards'; readonly points: number; readonly margin: number };

/** A wider range says nothing about a share. */
const widest = 0.5;
/** A price counts as exact if the error can be at most this. */
const closest = 0.1;
/** Percent; smaller differences of a price do not matter. */
const least = 3;

const whole = (value: number): number => Math.round(value) + 0;

function aboutPrice({ cards, ratio }: PricesPaid): readonly Insight[] {
  if (ratio === undefined) return [];
  const over = { mean: ratio.mean - 1, margin: ratio.margin };
  const margin = Math.max(1, whole(100 * over.margin));
  const percent = whole(100 * over.mean);
  if (isSure(over) && Math.abs(percent) >= least) return [{ kind: 'price', cards, percent, margin }];
  return Math.abs(over.mean) + over.margin <= closest ? [{ kind: 'price', cards, percent: 0, margin }] : [];
}

function aboutBluffs(kind: 'met' | 'told', bluffs: number, seen: number): readonly Insight[] {
  if (bluffs === 0) return [];
  const { from, to } = shareOf(seen, bluffs);
  const between = to - from > widest ? undefined : ([whole(100 * from), whole(100 * to)] as const);
  return [{ kind, bluffs, seen, between }];
}

/** Returns the statements that the games allow, in the order in which they are shown. */
export function insightsOf({
  lost,
  better,
  lostBy,
  ahead,
  luck,
  prices,
  bluffs,
}: Profile): readonly Insight[] {
  const [costliest] = lostBy;
  const insights: Insight[] = [];
  if (lost !== undefined)
    insights.push({ kind: 'lost', points: whole(lost.mean), margin: Math.max(1, whole(lost.margin)) });
  if (costliest !== undefined && ahead !== undefined && isSure(ahead) && ahead.mean > 0)
    insights.push({ kind: 'most', slip: costliest.slip, points: whole(costliest.mean) });
  if (better !== undefined && isSure(better)) {
    const [points, margin] = [whole(Math.abs(better.mean)), Math.max(1, whole(better.margin))];
    insights.push({ kind: 'lately', less: better.mean > 0, points, margin });
  }
  insights.push(...prices.flatMap(aboutPrice));
  insights.push(...aboutBluffs('met', bluffs.met, bluffs.met_seen_through));
  insights.push(...aboutBluffs('told', bluffs.told, bluffs.seen_through));
  if (luck !== undefined && isSure(luck))
    insights.push({ kind: 'cards', points: whole(luck.mean), margin: Math.max(1, whole(luck.margin)) });
  return insights;
}
