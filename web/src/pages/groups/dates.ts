import { locale } from '../../parts/i18n/locale.svelte';

const at = (date: string) => new Date(`${date}T12:00:00`);

/** "21 Nov 2026" in the chosen language. */
export const dayInWords = (date: string): string =>
  at(date).toLocaleDateString(locale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** "21 Nov", if the year is clear or room is short. */
export const shortDay = (date: string): string =>
  at(date).toLocaleDateString(locale(), {
    day: 'numeric',
    month: 'short',
  });

/** "Sat" of a day. */
export const weekday = (date: string): string => at(date).toLocaleDateString(locale(), { weekday: 'short' });

/** "Nov 2026" of 2026-11. */
export const monthInWords = (month: string): string =>
  at(`${month}-15`).toLocaleDateString(locale(), {
    month: 'short',
    year: '2-digit',
  });

/** "23.11.2026", as people type it in the chosen language. */
export const dayInDigits = (date: string): string =>
  at(date).toLocaleDateString(locale(), { day: '2-digit', month: '2-digit', year: 'numeric' });

const isDay = (date: string): boolean => {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
};

/**
 * Parses a typed day: the day first, as in all our languages, with any separator; without a year it is the
 * current one. Undefined if there is no such day.
 */
export function dayTyped(text: string, today: string): string | undefined {
  const parts = text.match(/\d+/g) ?? [];
  const [run = ''] = parts;
  const [first = '', second = '', third = ''] =
    parts.length === 1 ? [run.slice(0, 2), run.slice(2, 4), run.slice(4)] : parts;
  const [day, month, year] = first.length === 4 ? [third, second, first] : [first, second, third];
  const century = today.slice(0, 2);
  const whole = year === '' ? today.slice(0, 4) : year.length === 2 ? century + year : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parts.length <= 3 && /^(19|2[01])\d\d-/.test(date) && isDay(date) ? date : undefined;
}

/** "Tue 1 Dec 2026, 19:30", in local time. */
export const momentInWords = (at: number): string =>
  new Date(at).toLocaleString(locale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** "2026-12-01T19:30", the value of a date-and-time field, in local time. */
export function typedMoment(at: number): string {
  const then = new Date(at);
  const day = [then.getFullYear(), twoDigits(then.getMonth() + 1), twoDigits(then.getDate())].join('-');
  return `${day}T${twoDigits(then.getHours())}:${twoDigits(then.getMinutes())}`;
}

/** Returns the moment in such a field; undefined if it is empty or invalid. */
export function momentTyped(text: string): number | undefined {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? undefined : at;
}
