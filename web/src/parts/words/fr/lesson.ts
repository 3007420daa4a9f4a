import type { lesson as english } from '../en/lesson';

export const lesson: typeof english = {
  learn: 'Apprendre en deux minutes',
  table: 'Premiers pas',
  goOn: 'Jouer avec les dix animaux',
  ask: 'Conseil : que ferait un bot ici ?',
};
