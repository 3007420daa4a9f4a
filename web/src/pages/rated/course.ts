const width = 320;
const height = 90;
const edge = 6;
/** A nearly constant rating must not be drawn as if it moved. */
const leastSpan = 50;

/** Returns the line of a rating over its games, as a path in a picture of 320 by 90. */
export function lineOf(points: readonly number[]): string {
  const lowest = Math.min(...points);
  const span = Math.max(leastSpan, Math.max(...points) - lowest);
  const x = (place: number) => edge + ((width - 2 * edge) * place) / Math.max(1, points.length - 1);
  const y = (value: number) => height - edge - ((height - 2 * edge) * (value - lowest)) / span;
  return points
    .map((value, place) => `${place === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
}
