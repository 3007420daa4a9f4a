import type { Sheet } from '../wire/protocol';

/**
 * Returns a score as it is written down, without its result: '(650 + 160) × 2'. `written` formats a number.
 */
export function arithmeticOf(sheet: Sheet, written: (points: number) => string): string {
  const worths = [...sheet.quartets.map(({ worth }) => worth), ...extra(sheet.pedigrees)];
  const sum = worths.map(written).join(' + ') || '0';
  const product = worths.length > 1 ? `(${sum}) × ${sheet.times}` : `${sum} × ${sheet.times}`;
  return [sheet.plain ? sum : product, ...[...extra(sheet.others), ...extra(sheet.bonus)].map(written)].join(
    ' + ',
  );
}

const extra = (points: number | undefined): number[] =>
  points === undefined || points === 0 ? [] : [points];
