import type { Puzzler } from '../protocol';

type Puzzlers = readonly Puzzler[] | undefined;

/** Each day has one try; the newest of each kind are stored. */
const mostDays = 100;
const added = (days: readonly string[], day: string): string[] => [...days, day].toSorted().slice(-mostDays);
const has = ({ solved, missed }: Puzzler, day: string) => solved.includes(day) || missed.includes(day);

/** Adds the first try of a day; a further one changes nothing. */
export function withTry(puzzlers: Puzzlers, player: number, day: string, right: boolean): Puzzler[] {
  const before = puzzlers?.find((one) => one.player === player) ?? { player, solved: [], missed: [] };
  const others = (puzzlers ?? []).filter((one) => one.player !== player);
  if (has(before, day)) return [...others, before];
  const { solved, missed } = before;
  return [
    ...others,
    { player, solved: right ? added(solved, day) : solved, missed: right ? missed : added(missed, day) },
  ];
}

export const withoutTry = (puzzlers: Puzzlers, player: number, day: string): Puzzler[] =>
  (puzzlers ?? []).map((one) =>
    one.player === player
      ? {
          player,
          solved: one.solved.filter((tried) => tried !== day),
          missed: one.missed.filter((tried) => tried !== day),
        }
      : one,
  );

/** Moves the first player's tries to the other; if both tried on a day, the other's try stays. */
export function mergedPuzzlers(puzzlers: Puzzlers, player: number, into: number): Puzzler[] {
  const gone = puzzlers?.find((one) => one.player === player);
  let all = (puzzlers ?? []).filter((one) => one.player !== player);
  for (const day of gone?.solved ?? []) all = withTry(all, into, day, true);
  for (const day of gone?.missed ?? []) all = withTry(all, into, day, false);
  return all;
}
