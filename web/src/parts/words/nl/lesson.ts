import type { lesson as english } from '../en/lesson';

export const lesson: typeof english = {
  learn: 'Leer het in twee minuten',
  table: 'Eerste stappen',
  goOn: 'Met alle tien dieren spelen',
  ask: 'Tip: wat zou een bot hier doen?',
};
