const steps = [4, 5, 6, 7, 9];

/**
 * Returns the words by which the styles make room: `crowd-5` if five or more are in one row. A count by
 * `:has()` would be slower (web/README.md).
 */
export const densityClass = (count: number, word = 'crowd'): string =>
  steps
    .filter((step) => count >= step)
    .map((step) => `${word}-${step}`)
    .join(' ');
