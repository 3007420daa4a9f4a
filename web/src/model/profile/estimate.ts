/** The mean of a sample, and half the width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number;
}

/** The smallest sample that gives an estimate. */
export const fewest = 5;

/** Quantile of Student's t for 95 %, accurate to two digits from four degrees of freedom on. */
const width = (degrees: number): number => 1.96 + 2.4 / degrees + 3.4 / degrees ** 2;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Returns undefined for fewer than five. */
export function meanOf(values: readonly number[]): Estimate | undefined {
  const count = values.length;
  if (count < fewest) return undefined;
  const mean = sum(values) / count;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / (count - 1);
  return { mean, margin: width(count - 1) * Math.sqrt(variance / count) };
}

/** Two sums of one game. */
export interface Pair {
  readonly of: number;
  readonly to: number;
}

/** Returns the ratio of all first sums to all second sums; undefined for fewer than five games. */
export function ratioOf(games: readonly Pair[]): Estimate | undefined {
  const count = games.length;
  const all = sum(games.map(({ to }) => to));
  if (count < fewest || all === 0) return undefined;
  const mean = sum(games.map(({ of }) => of)) / all;
  const rest = sum(games.map(({ of, to }) => (of - mean * to) ** 2));
  return { mean, margin: (width(count - 1) * Math.sqrt((rest * count) / (count - 1))) / all };
}

/** Returns the range of a share of which `some` of `many` were seen, by Wilson's interval. */
export function shareOf(some: number, many: number): { readonly from: number; readonly to: number } {
  const squared = 1.96 ** 2;
  const middle = (some + squared / 2) / (many + squared);
  const half = (1.96 / (many + squared)) * Math.sqrt((some * (many - some)) / many + squared / 4);
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/** Whether it certainly differs from zero. */
export const isSure = ({ mean, margin }: Estimate): boolean => Math.abs(mean) > margin;
