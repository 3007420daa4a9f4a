import type { lesson as english } from '../en/lesson';

export const lesson: typeof english = {
  learn: 'Научиться за две минуты',
  table: 'Первые шаги',
  goOn: 'Играть со всеми десятью животными',
  ask: 'Совет: что сделал бы здесь бот?',
};
