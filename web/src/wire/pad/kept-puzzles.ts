import type { Puzzler } from '../protocol';

type Puzzlers = readonly Puzzler[] | undefined;

/** A day has one try; the newest of each kind are kept. */
const mostDays = 100;
const added = (days: readonly string[], day: string): string[] => [...days, day].toSorted().slice(-mostDays);
const has = ({ solved, missed }: Puzzler, day: string) => solved.includes(day) || missed.includes(day);

/** With the first try of a day; a further one changes nothing. */
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

/** The tries of the first are those of the other; of a day on which both tried, that of the other stays. */
export function mergedPuzzlers(puzzlers: Puzzlers, player: number, into: number): Puzzler[] {
  const gone = puzzlers?.find((one) => one.player === player);
  let all = (puzzlers ?? []).filter((one) => one.player !== player);
  for (const day of gone?.solved ?? []) all = withTry(all, into, day, true);
  for (const day of gone?.missed ?? []) all = withTry(all, into, day, false);
  return all;
}
