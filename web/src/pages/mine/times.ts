import { locale } from '../../parts/words/locale';

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** "2 min. ago", in the largest unit of which one has passed. */
export function ago(at: number, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  const [unit, length] = units.find(([, length]) => passed >= length) ?? units[2];
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style: 'short' }).format(
    -Math.floor(passed / length),
    unit,
  );
}

/** "Sat 8 Nov 2026". */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(locale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** "Tue 20:00". */
export const hourOf = (at: number): string =>
  new Date(at).toLocaleString(locale(), { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** "November 2026". */
export const monthOf = (at: number): string =>
  new Date(at).toLocaleDateString(locale(), { month: 'long', year: 'numeric' });
