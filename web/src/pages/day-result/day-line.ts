import { dayAt } from '../../model/settings/days';
import { daily } from '../../model/settings/daily.svelte';
import { t } from '../../parts/i18n/locale.svelte';
import { dayInWords } from '../groups/dates';

/** Returns the result of that day's deal in words; undefined if it was not finished on this device. */
export function dayResult(day: string): string | undefined {
  const played = daily.of(day);
  return played && t().daily.result(played.points, played.rank, played.players);
}

/** Returns the line to share, with the streak of consecutive days. */
export const dayLine = (day: string): string =>
  t().daily.line(dayInWords(day), dayResult(day) ?? '', daily.streak(dayAt(Date.now())));
