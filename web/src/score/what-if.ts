import { ruleIn } from '../editions/rule-fields';
import { worthOf } from '../model/edition';
import type { AnimalId, Edition, Sheet } from '../wire/protocol';

/** What the score would have been with no quartet left out. */
export interface WithoutRats {
  readonly sum: number;
  readonly times: number;
  readonly others: number;
  readonly total: number;
}

/** The score of a sheet as if the rats had struck out nothing (C9.4); undefined where they did not. */
export function withoutRats(
  sheet: Sheet,
  pedigrees: readonly AnimalId[],
  edition: Edition,
): WithoutRats | undefined {
  // Where sums are not multiplied (C9.2) the factor says nothing of the number of quartets.
  if (!sheet.excluded || ruleIn(edition.rules, 'multiply') === false) return undefined;
  const pedigree = pedigrees.includes(sheet.excluded) ? (edition.pedigree ?? 0) : 0;
  const sum = sheet.sum + (sheet.pedigrees ?? 0) + (worthOf(edition, sheet.excluded) ?? 0) + pedigree;
  const times = sheet.times + 1;
  const others = (sheet.others ?? 0) - pedigree;
  return { sum, times, others, total: sum * times + others + (sheet.bonus ?? 0) + (sheet.money ?? 0) };
}
