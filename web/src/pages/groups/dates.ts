import { locale } from '../../parts/words/locale';

const at = (date: string) => new Date(`${date}T12:00:00`);

/** "21 Nov 2026" in the chosen language. */
export const dayInWords = (date: string): string =>
  at(date).toLocaleDateString(locale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** "21 Nov", where the year is clear or room is short. */
export const shortDay = (date: string): string =>
  at(date).toLocaleDateString(locale(), {
    day: 'numeric',
    month: 'short',
  });

/** "Nov 2026" of 2026-11. */
export const monthInWords = (month: string): string =>
  at(`${month}-15`).toLocaleDateString(locale(), {
    month: 'short',
    year: '2-digit',
  });
