import type { LobbyError } from '../../wire/protocol';
import type { Draft, DraftPlayer } from './draft';

type Field = 'money' | 'points';

/** A fault that prevents saving: an impossible amount. All worths and all money are multiples of ten. */
export interface Fault {
  readonly player: number;
  readonly field: Field;
  readonly amount: number;
  readonly kind: 'not_in_tens' | 'too_much';
  /** The values that were probably meant. */
  readonly likely: readonly number[];
}

/** Returns the amounts that count: points if only those are noted, else the money if the rules count it. */
export const amountsOf = ({ onlyPoints, rules }: Draft): Field | undefined =>
  onlyPoints ? 'points' : rules.money_counts ? 'money' : undefined;

export function faultsOf(draft: Draft): Fault[] {
  const field = amountsOf(draft);
  if (field === undefined) return [];
  return draft.players.flatMap(({ [field]: amount = 0 }, player) => {
    if (amount % 10 === 0) return [];
    const below = amount - (amount % 10);
    return [{ player, field, amount, kind: 'not_in_tens' as const, likely: [below, below + 10] }];
  });
}

/**
 * Returns the server's complaint about an amount, which is more than anyone can have had; undefined for other
 * errors.
 */
export function faultRefused({ field = '' }: LobbyError, { players }: Draft): Fault | undefined {
  const [, seat, named] = /players\[(\d+)\]\.(money|points)$/.exec(field) ?? [];
  if (seat === undefined) return undefined;
  const player = Number(seat);
  const amount = players[player]?.[named as Field];
  if (amount === undefined) return undefined;
  return { player, field: named as Field, amount, kind: 'too_much', likely: [] };
}

const hasCards = ({ quartets, pedigrees, rats, bonus }: DraftPlayer): boolean =>
  quartets.length + pedigrees.length > 0 || rats || bonus;

/** Questions to confirm before a game is saved: nobody has an animal, or nobody a point. */
export type Doubt = 'no_animals' | 'no_points';

export function doubtOf({ onlyPoints, players }: Draft): Doubt | undefined {
  if (onlyPoints) return players.some(({ points = 0 }) => points > 0) ? undefined : 'no_points';
  return players.some(hasCards) ? undefined : 'no_animals';
}

/** Whether only money would decide the game, because nobody has an animal. */
export const onlyMoney = (draft: Draft): boolean =>
  amountsOf(draft) === 'money' && draft.players.some(({ money = 0 }) => money > 0);

/**
 * For a future day, returns the one that was probably meant: the same day of a year before, or else today.
 */
export function likelyDay(date: string, now: string): string | undefined {
  if (date <= now) return undefined;
  const [year, sameDay] = [now.slice(0, 4), date.slice(4)];
  const before = year + sameDay;
  // A wrong year is a typing error, as is the 29th of February in most years.
  const isDay = !Number.isNaN(Date.parse(before)) && new Date(before).toISOString().startsWith(before);
  return date.slice(0, 4) > year && isDay && before <= now ? before : now;
}
