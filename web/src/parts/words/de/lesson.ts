import type { lesson as english } from '../en/lesson';

export const lesson: typeof english = {
  learn: 'In zwei Minuten lernen',
  table: 'Erste Schritte',
  goOn: 'Mit allen zehn Tieren spielen',
  ask: 'Tipp: Was täte ein Bot hier?',
};
