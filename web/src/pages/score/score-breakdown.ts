import type { Clause } from '../../model/clause';
import { isMaster } from '../../model/edition';
import type { AnimalId, Edition, Sheet } from '../../wire/protocol';

/** A seat's score as it is written in one row: (quartets + matching) × times + others + bonus + money. */
export interface ScoreBreakdown {
  /** The quartet that the rats strike out (C9.4). */
  readonly struck: AnimalId | undefined;
  readonly quartets: Sheet['quartets'];
  /** Pedigrees of these quartets, and the others (C9.4). */
  readonly matching: readonly AnimalId[];
  readonly others: readonly AnimalId[];
  /** The worth of each pedigree. */
  readonly pedigree: number;
  /** Undefined if nothing is multiplied (C9.2). */
  readonly times: number | undefined;
  readonly bonus: number | undefined;
  readonly money: number | undefined;
  readonly total: number;
}

export function breakdownOf(sheet: Sheet, pedigrees: readonly AnimalId[], edition: Edition): ScoreBreakdown {
  const counted = sheet.quartets.map(({ animal }) => animal);
  const { quartets, bonus, money, total } = sheet;
  return {
    struck: sheet.excluded ?? undefined,
    quartets,
    matching: pedigrees.filter((animal) => counted.includes(animal)),
    others: pedigrees.filter((animal) => !counted.includes(animal)),
    pedigree: edition.pedigree ?? 0,
    times: sheet.plain ? undefined : sheet.times,
    bonus,
    money,
    total,
  };
}

/** Returns the sum before the factor. */
export const sumOf = ({ quartets, matching, pedigree }: ScoreBreakdown): number =>
  quartets.reduce((sum, { worth }) => sum + worth, matching.length * pedigree);

/** The sum needs brackets only if it has several parts and is multiplied. */
export const hasBrackets = ({ quartets, matching, times }: ScoreBreakdown): boolean =>
  times !== undefined && quartets.length + matching.length > 1;

/** Returns the clauses for these scores: the sum, and the money if it counts. */
export function clausesOf(sheets: readonly Sheet[], edition: Edition): Clause[] {
  const sum = isMaster(edition) ? 'C9.4' : sheets.some(({ plain }) => plain) ? 'C9.2' : 'C9.1';
  return sheets.some(({ money }) => money !== undefined) ? [sum, 'C9.5'] : [sum];
}
