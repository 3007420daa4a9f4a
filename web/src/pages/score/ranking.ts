import type { Messages } from '../../parts/i18n/locale.svelte';
import type { Model } from '../../model/model';
import { nameAt, whoAt } from '../../parts/story/names';
import type { PhaseOf, Seat } from '../../wire/protocol';

export interface Rank {
  readonly rank: number;
  readonly seat: Seat;
  readonly score: number;
}

/** Returns the final standing, the best first; equal scores share a place. */
export function rankingOf(scores: readonly number[]): Rank[] {
  return scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length }))
    .sort((one, other) => one.rank - other.rank);
}

/** Returns who won, by how much, and ahead of whom: the viewer, if they share the second place. */
export function headline(
  model: Model,
  phase: PhaseOf<'finished'>,
  t: Messages,
): { title: string; line: string } {
  const { scores, winners } = phase;
  const words = t.play.score;
  const best = Math.max(...scores);
  const names = winners.map((seat) => nameAt(model, seat)).join(t.page.and);
  const alone = winners.length === 1;
  const mine = model.you.seat !== null && winners.includes(model.you.seat);
  const others = rankingOf(scores).filter(({ seat }) => !winners.includes(seat));
  const runnersUp = others.filter(({ score }) => score === others[0]?.score);
  const next = runnersUp.find(({ seat }) => seat === model.you.seat) ?? runnersUp[0];
  const ahead = next === undefined ? '' : `, ${words.ahead(best - next.score, whoAt(model, next.seat))}`;
  return {
    title: mine && alone ? words.youWin : alone ? words.wins(names) : words.win(names),
    line: `${words.points(best)}${ahead}.`,
  };
}
