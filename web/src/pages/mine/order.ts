import type { OwnGame, OwnTable } from '../../wire/protocol';

/** Tables that wait for the person come first, then running ones, then those that have not begun. */
function urgency({ state, asked, answer_within: hours }: OwnTable): number {
  if (asked) return hours === undefined ? 0 : 1;
  return state === 'running' ? 2 : 3;
}

/** Returns the waiting and running tables by urgency; the longest wait comes first. */
export const inOrder = (tables: readonly OwnTable[]): readonly OwnTable[] =>
  tables
    .filter(({ state }) => state !== 'finished')
    .toSorted(
      (one, other) => urgency(one) - urgency(other) || (one.since ?? Infinity) - (other.since ?? Infinity),
    );

/**
 * Returns the deadline of a correspondence move, in milliseconds; undefined if nothing is asked of the
 * person.
 */
export const answerBy = ({ asked, since, answer_within: hours }: OwnTable): number | undefined =>
  asked && since !== undefined && hours !== undefined ? since + hours * 3_600_000 : undefined;

export const ownPoints = ({ points, seat }: OwnGame): number => points[seat] ?? 0;

/** Returns the player with most points, the first if tied. */
export const winnerOf = ({ points, players }: OwnGame): string =>
  players[points.indexOf(Math.max(...points))] ?? '';

interface Chapter {
  readonly heading: string;
  readonly games: readonly OwnGame[];
}

/** Groups games under their headings, in the given order. */
export function byHeading(
  games: readonly OwnGame[],
  headingOf: (game: OwnGame) => string,
): readonly Chapter[] {
  const headings = [...new Set(games.map(headingOf))];
  return headings.map((heading) => ({
    heading,
    games: games.filter((game) => headingOf(game) === heading),
  }));
}
