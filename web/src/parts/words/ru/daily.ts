import type { daily as english } from '../en/daily';
import { plural } from './counted';

const days = (count: number): string =>
  plural(count, { one: '# день подряд', few: '# дня подряд', many: '# дней подряд', other: '# дня подряд' });

export const daily: typeof english = {
  title: 'Расклад дня',
  lead: (names) => `Одни и те же карты для всех, против: ${names}. Считается первая попытка.`,
  play: 'Играть расклад дня',
  goOn: 'Продолжить расклад дня',
  table: (day) => `Расклад: ${day}`,
  streak: days,
  result: (points, rank, players) => `очки: ${points}, место ${rank} из ${players}`,
  share: 'Поделиться результатом',
  copied: 'Скопировано: одна строка, вставь её куда хочешь.',
  line: (day, result, streak) => `Kuhhandel, ${day}: ${result}, ${days(streak)}`,
  puzzle: 'Задача дня',
  tomorrow: 'Завтра будет новый.',
};
