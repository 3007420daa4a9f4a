import { locale } from '../../parts/i18n/locale.svelte';

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** "2 min. ago", in the largest unit that fits at least once. */
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

/** "Sat 8 Nov", under a heading with the month. */
export const dayInMonth = (at: number): string =>
  new Date(at).toLocaleDateString(locale(), { weekday: 'short', day: 'numeric', month: 'short' });

/** "Tue 20:00". */
export const hourOf = (at: number): string =>
  new Date(at).toLocaleString(locale(), { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** "November 2026". */
export const monthOf = (at: number): string =>
  new Date(at).toLocaleDateString(locale(), { month: 'long', year: 'numeric' });

/** "1 h 12 min"; long times in days and hours. */
export function lasting(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / minute));
  const parts = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor((minutes % 1440) / 60)],
    ['minute', minutes % 60],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .slice(0, 2)
    .map(([unit, count]) =>
      new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    )
    .join(' ');
}
