const steps = [4, 5, 6, 7, 9];

/**
 * The classes by which the styles make room: `crowd-5` for five or more that lie beside each other. Selectors
 * that look down, as `:has()` does, would let a slow device style the whole table anew with everything that comes.
 */
export const crowdOf = (count: number, word = 'crowd'): string =>
  steps
    .filter((step) => count >= step)
    .map((step) => `${word}-${step}`)
    .join(' ');
