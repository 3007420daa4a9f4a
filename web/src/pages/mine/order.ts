import type { OwnGame, OwnTable } from '../../wire/protocol';

/** What waits for the person comes before what runs without them, and that before what has not begun. */
function urgency({ state, asked, answer_within: hours }: OwnTable): number {
  if (asked) return hours === undefined ? 0 : 1;
  return state === 'running' ? 2 : 3;
}

/** The tables that wait or run, as somebody wants to find them; who has waited longest comes first. */
export const inOrder = (tables: readonly OwnTable[]): readonly OwnTable[] =>
  tables
    .filter(({ state }) => state !== 'finished')
    .toSorted(
      (one, other) => urgency(one) - urgency(other) || (one.since ?? Infinity) - (other.since ?? Infinity),
    );

/** Until when a letter has to be answered, in milliseconds; undefined where nothing is asked of the person. */
export const answerBy = ({ asked, since, answer_within: hours }: OwnTable): number | undefined =>
  asked && since !== undefined && hours !== undefined ? since + hours * 3_600_000 : undefined;

export const ownPoints = ({ points, seat }: OwnGame): number => points[seat] ?? 0;

/** Who has most points; of several the first. */
export const winnerOf = ({ points, players }: OwnGame): string =>
  players[points.indexOf(Math.max(...points))] ?? '';

interface Chapter {
  readonly heading: string;
  readonly games: readonly OwnGame[];
}

/** Games under their headings, in the order in which they come. */
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
