import type { Replay, Seat } from '../../wire/protocol';

/** The end of the game: the winner, and the others from the best down. */
export interface Ending {
  readonly winners: readonly Seat[];
  readonly score: number;
  readonly others: readonly { readonly seat: Seat; readonly score: number }[];
}

/** Returns undefined if the current rules allow only a part of the record. */
export function endingOf({ steps }: Replay): Ending | undefined {
  const phase = steps.at(-1)?.view.phase;
  if (phase?.name !== 'finished') return undefined;
  const { scores, winners } = phase;
  const others = scores
    .map((score, seat) => ({ seat, score }))
    .filter(({ seat }) => !winners.includes(seat))
    .sort((one, other) => other.score - one.score);
  return { winners, score: Math.max(...scores), others };
}
