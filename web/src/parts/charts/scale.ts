/** Returns round marks from 0 to at least `most`, four to six of them. */
export function marks(most: number): readonly number[] {
  const rough = Math.max(most, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const count = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The same between any two numbers. */
export const share = (value: number, from: number, to: number): number =>
  to === from ? 0 : (value - from) / (to - from);
