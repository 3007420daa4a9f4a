import { characters } from '../../model/levels';

/** Returns that number of kinds of bots: the preferred one first, none twice, and none of those already seated. */
export function differentBots(
  count: number,
  kinds: readonly string[],
  preferred: string,
  seated: readonly string[],
): string[] {
  const known = characters.flatMap(({ kind }) => (kinds.includes(kind) ? [kind] : []));
  const start = Math.max(0, known.indexOf(preferred));
  // The neighbours in strength come next: 0, +1, -1, +2, -2, and so on.
  const order = known
    .map((kind, at) => ({ kind, far: 2 * Math.abs(at - start) - (at > start ? 1 : 0) }))
    .toSorted((one, other) => one.far - other.far)
    .map(({ kind }) => kind);
  const free = order.filter((kind) => !seated.includes(kind));
  return Array.from({ length: count }, (_, at) => free[at] ?? order[at % order.length] ?? preferred);
}

/** Returns the chosen kinds of bots. One that is drawn as a person's face stays away, and the nearest other kind comes. */
export const otherBots = (
  chosen: readonly string[],
  kinds: readonly string[],
  alike: readonly string[],
): string[] =>
  chosen.map((kind) =>
    alike.includes(kind) ? (differentBots(1, kinds, kind, [...alike, ...chosen])[0] ?? kind) : kind,
  );
